// Plays as a newcomer would and stops at every moment: after each frame of what happened, each pick and each decision.
(() => {
    const NEXT = '.board .open[data-pick], .board .open > .zone-title > [data-pick], .bar .choices button:not(.main):not(.quiet):not([disabled])';
    const soon = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    let turn = 0;
    const state = () => [document.querySelector('.play')?.dataset.version, clock.now(), document.querySelectorAll('.picked').length, document.querySelector('.bar')?.dataset.story].join();

    // Goes on to the next moment: 'over' when there is none.
    const step = async () => {
        for (let waited = 0; waited < 1500; waited += 1) {
            const before = state();
            if (document.querySelector('.bar[data-story]')) {
                clock.goes_on();
            } else if (document.querySelector('.result')) {
                return 'over';
            } else if (document.querySelector('.bar[data-turn]')) {
                turn += 1;
                const decide = document.querySelector('#decide:not([disabled]):not([hidden])');
                const open = [...document.querySelectorAll(NEXT)];
                if (decide && (turn % 3 || !open.length)) decide.click();
                else if (open.length) open[(turn * 7) % open.length].click();
            }
            await soon();
            if (state() !== before) return document.querySelector('.bar')?.dataset.story ?? (document.querySelector('.bar[data-turn]') ? 'turn' : 'waits');
        }
        return 'stuck';
    };
    // Looks on until there is nothing left to be shown; how long that was, by the page's own clock.
    const looks_on = async () => {
        const from = clock.now();
        await soon();
        while (document.querySelector('.bar[data-story]')) {
            clock.goes_on();
            await soon();
        }
        return clock.now() - from;
    };
    // Takes a decision, and does not wait for what comes of it.
    const decides = async () => {
        for (;;) {
            const decide = document.querySelector('#decide:not([disabled]):not([hidden])');
            const next = decide ?? document.querySelector(NEXT);
            next.click();
            if (next.closest('.bar')) return;
            await soon();
        }
    };
    globalThis.steps = { step, looks_on, decides };
})();
