// Starts the program. Everything else is in the module.
import init, { page } from "{{glue}}";

const failed = (error) => {
  const line = document.createElement("p");
  line.className = "plain";
  line.textContent = "Parlour could not start in this browser: " + error;
  document.body.append(line);
};

init({ module_or_path: "{{module}}" }).then(() => page("{{worker}}")).catch(failed);

if ("serviceWorker" in navigator) {
  navigator.serviceWorker.register("/service.js").catch(() => {});
}
