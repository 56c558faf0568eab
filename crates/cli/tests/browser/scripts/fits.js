// What matters at a moment of the game, and what of it cannot be seen.
(() => {
    const all = (selector) => [...document.querySelectorAll(selector)];
    // Once everything is drawn, and at home. The table is measured before the next frame.
    const drawn = async () => {
        await new Promise((done) => requestAnimationFrame(done));
        document.getAnimations().forEach((animation) => animation.finish());
    };
    const lies = () => new Map(all('.board [data-piece]').map((piece) =>
        [`${piece.dataset.piece} in ${piece.closest('[data-zone]')?.dataset.zone}`, piece.className.replace(/\b(open|instead|picked|lit)\b/g, '').trim()]));
    let before = new Map(), changed = [];

    // Notes which pieces lie elsewhere, or have other marks, than at the moment before.
    const notes = () => {
        const now = lies();
        changed = [...now].filter(([name, marks]) => before.get(name) !== marks).map(([name]) => name);
        // A fresh deal, or a first look: nothing has changed, all is new.
        if (!before.size) changed = [];
        before = now;
    };

    const called = (element) => {
        const zone = element.closest('[data-zone]')?.dataset.zone ?? element.closest('[data-seat]')?.dataset.seat ?? '';
        return `${element.dataset.piece ?? element.getAttribute('class') ?? element.tagName}`.trim().slice(0, 40) + (zone ? ` (${zone})` : '');
    };

    // Whether the middle of something is inside the window and on top; a reason if not.
    const hidden = (element) => {
        const box = element.getBoundingClientRect();
        if (box.width < 1 || box.height < 1) return 'has no size';
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return `is outside at ${Math.round(x)}, ${Math.round(y)}`;
        const top = document.elementFromPoint(x, y);
        if (top && (element.contains(top) || (top.contains(element) && !top.closest('.board, .bar')))) return null;
        return `is covered by ${top ? called(top) : 'nothing'}`;
    };
    // A piece under others of its row or column shows an edge; one in a pile is as good as its pile.
    const piece = (element) => {
        const pile = element.closest('.pile:not(.spread)');
        if (pile) return hidden(pile.querySelector('.zone-title'));
        // Where there is no room for the cards of a pile, its label counts them.
        const label = element.closest('.place')?.querySelector('.place-label');
        if (!element.getClientRects().length && label) return hidden(label);
        const why = hidden(element);
        if (!why || !element.nextElementSibling) return why;
        const box = element.getBoundingClientRect();
        const edges = [[box.left + box.width * 0.12, box.top + box.height / 2], [box.left + box.width / 2, box.top + box.height * 0.08]];
        return edges.some(([x, y]) => element.contains(document.elementFromPoint(x, y))) ? null : why;
    };
    // The same for something all of which must be seen.
    const cut = (element) => {
        const box = element.getBoundingClientRect();
        const within = box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
        return within ? hidden(element) : `is cut off: ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`;
    };
    // A zone may be empty: something else of the table may be on top of its middle, but nothing from beside it.
    const away = (zone) => {
        const box = zone.getBoundingClientRect();
        if (box.bottom > innerHeight + 1 || box.right > innerWidth + 1 || box.top < -1 || box.left < -1) return 'is cut off';
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return top?.closest('.middle') ? null : `is covered by ${top ? called(top) : 'nothing'}`;
    };

    // The same for something that may have to be scrolled to, by a person: what can only be scrolled by a script cannot be reached.
    const reached = (element) => {
        const around = [];
        for (let box = element.parentElement; box; box = box.parentElement) around.push([box, box.scrollTop]);
        element.scrollIntoView({ block: 'center' });
        const root = document.scrollingElement;
        const stuck = around.find(([box, before]) => box.scrollTop !== before && box !== root && !['auto', 'scroll'].includes(getComputedStyle(box).overflowY));
        const why = stuck ? `lies in ${called(stuck[0])}, which nobody can scroll` : hidden(element);
        around.forEach(([box, before]) => { box.scrollTop = before; });
        return why;
    };

    const faults = () => {
        const found = new Set();
        const shown = (element) => element.getClientRects().length > 0;
        const over = !!document.querySelector('.result');
        const asks = (what, elements, look) => {
            for (const element of elements) {
                const why = look(element);
                if (why) found.add(`${what} ${called(element)} ${why}`);
            }
        };
        const changed_pieces = all('.board [data-piece]').filter((piece) => changed.includes(`${piece.dataset.piece} in ${piece.closest('[data-zone]')?.dataset.zone}`));
        if (over) {
            asks('how it ended:', all('.result h2, .result .rank').slice(0, 2), cut);
            asks('what comes next:', all('.tools button.main').filter(shown), cut);
            asks('a score and why:', all('.score-card h3, .score-card tr > td, .score-card .account li').filter(shown), reached);
            return [...found];
        }
        asks('what can be picked:', all('.board [data-pick][tabindex="0"]'), (element) => (element.closest('.battle') ? piece : hidden)(element));
        asks('what changed:', changed_pieces, piece);
        asks('the middle:', all('.middle > .zone').filter(shown), away);
        asks('a side of a battle:', all('.battle .strength'), hidden);
        asks('a gauge:', all('.battle .gauge'), hidden);
        asks('the ring:', all('.ring .place'), cut);
        asks('the last play:', all('[data-kind="last"] [data-piece], [data-zone="play"] [data-piece], [data-zone="trick"] [data-piece]'), cut);
        asks('the hand:', all('.own .fan').filter(shown), cut);
        asks('a card of the hand:', all('.own .fan [data-piece]'), hidden);
        asks('a score:', all('.panel .score'), hidden);
        asks('a name:', all('.panel .name'), hidden);
        asks('the line:', all('.bar .prompt, .bar[data-story] .caption').filter((line) => shown(line) && line.textContent.trim()), (line) => line.scrollHeight > line.clientHeight + 4 ? 'is longer than its room' : cut(line));
        asks('what happened last:', all('.bar .caption').filter((line) => line.textContent.trim()), (line) => line.clientHeight < 9 ? 'has no line' : cut(line));
        asks('a button:', all('.bar .choices button').filter(shown), cut);
        const table = document.querySelector('.table').getBoundingClientRect();
        if (table.right > innerWidth + 1) found.add('the table is wider than the window');
        return [...found];
    };

    globalThis.fits = { notes, drawn, hidden, piece, faults: async () => { await drawn(); return faults(); } };
})();
