// Counts what moves by itself: pieces that travel, and scores that are read as another figure than the table has.
(() => {
    [globalThis.travels, globalThis.counts] = [0, 0];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...all) {
        travels += 1;
        return animate.apply(this, all);
    };
    new MutationObserver((changes) => {
        for (const { target } of changes) {
            const score = target.parentElement?.closest('[data-score]');
            if (score && score.textContent.replace('−', '-') !== score.dataset.score) counts += 1;
        }
    }).observe(document, { subtree: true, characterData: true });
})();
