// Holds what a shared table tells, as a slow line does, and lets it come at once.
(() => {
    let holds = false;
    const held = [];
    const update = (event) => JSON.parse(event.data).update;
    const is_move = (event) => !!update(event)?.view;
    const Socket = globalThis.WebSocket;
    globalThis.WebSocket = class extends Socket {
        set onmessage(act) {
            super.onmessage = act && ((event) => holds ? held.push([event, (event) => act.call(this, event)]) : act.call(this, event));
        }
    };
    // The same with as little time left to decide.
    const hurried = (event, left) => {
        const message = JSON.parse(event.data);
        if (left === undefined || !message.update) return event;
        message.update.clock = { left };
        return new MessageEvent('message', { data: JSON.stringify(message) });
    };
    const moves = () => held.map(([event]) => event).filter(is_move);
    globalThis.burst = {
        holds() { holds = true; },
        moves: () => moves().length,
        // Whether that seat is to decide after all that is held.
        asks: (seat) => moves().slice(-1).some((event) => update(event).to_act.includes(seat)),
        // So many moves come at once, with so many milliseconds left to decide.
        comes(count, left) {
            while (held.length && count > 0) {
                const [event, act] = held.shift();
                if (is_move(event)) count -= 1;
                act(hurried(event, left));
            }
        },
    };
})();
