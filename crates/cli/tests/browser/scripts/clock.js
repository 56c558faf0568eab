// A clock for the page that only runs when the test lets it: every pause that the page asks for is as long as it says, and takes no time.
(() => {
    const [wait, forget] = [globalThis.setTimeout.bind(globalThis), globalThis.clearTimeout.bind(globalThis)];
    const waiting = new Map();
    let now = 0, last = 1_000_000;
    // What is shorter is no pause: it puts off work.
    const PAUSE = 50;
    globalThis.setTimeout = (act, time = 0, ...all) => {
        if (!(time >= PAUSE)) return wait(act, time, ...all);
        waiting.set(last += 1, { due: now + time, act: () => act(...all) });
        return last;
    };
    globalThis.clearTimeout = (id) => { if (!waiting.delete(id)) forget(id); };
    globalThis.clock = {
        now: () => now,
        waits: () => waiting.size > 0,
        // Goes on to the next end of a pause.
        goes_on() {
            const due = [...waiting].sort(([, a], [, b]) => a.due - b.due);
            if (!due.length) return;
            const [id, { due: then, act }] = due[0];
            waiting.delete(id);
            now = then;
            act();
        },
    };
})();
