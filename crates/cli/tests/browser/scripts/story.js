// Writes down every moment that is shown: what is said, which pieces lie there with which marks, and for how long by the page's own clock.
(() => {
    // The words without names and pieces, which a record does not spell.
    const bare = (line) => {
        const words = line.cloneNode(true);
        words.querySelectorAll('.named, b, .rule').forEach((named) => named.remove());
        return words.textContent.replace(/\s+/g, '');
    };
    const look = () => {
        const bar = document.querySelector('.bar');
        const line = bar.querySelector('.caption');
        return {
            length: bar.dataset.story ?? '',
            said: bare(line),
            seen: line.getClientRects().length > 0,
            marked: document.querySelectorAll('.board :is(.winning, .tied, .destroyed, .scoring, .waking, .chosen)').length,
            pieces: [...document.querySelectorAll('.board [data-piece]')].map((piece) => piece.dataset.piece),
            picked: document.querySelectorAll('.board .picked, .bar .picked').length,
            time: 0,
        };
    };
    const moments = [];
    const goes_on = clock.goes_on;
    clock.goes_on = () => {
        if (!document.querySelector('.bar')) return goes_on();
        const [shown, from, last] = [look(), clock.now(), moments.at(-1)];
        goes_on();
        const same = last && ['length', 'said', 'marked'].every((part) => last[part] === shown[part]) && `${last.pieces}` === `${shown.pieces}`;
        const moment = same ? last : shown;
        if (!same) moments.push(shown);
        moment.time += clock.now() - from;
    };
    // What is said on one's turn, and the newest lines of the log.
    const turn = () => ({ ...look(), log: [...document.querySelectorAll('.log li')].slice(0, 40).map(bare) });
    globalThis.story = { moments, look, turn };
})();
