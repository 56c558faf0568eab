// Shows at once what is loading and how much has arrived, and starts the program. Everything else is in the module.
const GAMES = {{games}};
const GERMAN = { loading: "Wird geladen …", failed: "Parlour konnte in diesem Browser nicht starten: " };
const ENGLISH = { loading: "Loading …", failed: "Parlour could not start in this browser: " };

const kept = (key) => {
  try {
    return localStorage.getItem(`parlour.${key}`);
  } catch {
    return null;
  }
};
const root = document.documentElement;
const language = kept("language") || navigator.languages?.find((tag) => /^(en|de)\b/.test(tag)) || "en";
const words = language.startsWith("de") ? GERMAN : ENGLISH;
root.dataset.theme = kept("theme") ?? "system";

const splash = document.querySelector("#starting");
const [line, bar] = [splash.querySelector("p"), splash.querySelector("progress")];
const game = GAMES[location.pathname.split("/")[2]];
splash.querySelector("b").textContent = game ?? "";
line.textContent = words.loading;

// Counts the bytes in transit, so that the browser can compile them while they arrive.
const counted = async () => {
  const answer = await fetch("{{module}}");
  if (!answer.ok || !answer.body || !globalThis.TransformStream) return answer;
  let come = 0;
  const counter = new TransformStream({
    transform(part, way) {
      come += part.byteLength;
      bar.value = come / {{size}};
      way.enqueue(part);
    },
  });
  return new Response(answer.body.pipeThrough(counter), { headers: { "content-type": "application/wasm" } });
};

// A script inserts the style sheet, because the browser would otherwise wait for it before it shows anything.
const styled = new Promise((done) => {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = "{{style}}";
  link.onload = link.onerror = done;
  document.head.append(link);
});

// The files for offline visits are loaded after everything that this visit waits for.
const prepare = () => navigator.serviceWorker?.register("/service.js").catch(() => {});

const start = async () => {
  const module = counted();
  const { default: init, page } = await import("{{glue}}");
  await init({ module_or_path: module });
  await styled;
  await page("{{worker}}");
  splash.remove();
  prepare();
};

start().catch((error) => {
  bar.remove();
  line.textContent = words.failed + error;
});
