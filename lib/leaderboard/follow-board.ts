import { parseBoardMessage, type BoardMessage } from './board-message.ts';
import { firstState, nextState, type BoardEvent, type BoardState } from './board-state.ts';
import { isPollDue } from './board-status.ts';
import { listen, type Connection } from './listen.ts';

export type Follow = {
  /** The board that the page was made with. */
  first: BoardMessage;
  subscribeKey: string;
};

/** How long the server may take, in milliseconds. */
const POLL_TIMEOUT_MS = 10_000;

const LOOK_EVERY_MS = 1_000;

/**
 * Keeps a board up to date in the browser: listens to its channel, and asks the server at the start and whenever the channel is
 * silent. `onChange` gets the state and the time at every event and once a second, because freshness is a matter of time.
 * Returns what ends it.
 */
export function followBoard({ first, subscribeKey }: Follow, onChange: (state: BoardState, now: number) => void) {
  let state = firstState(first, { at: Date.now(), isOnline: navigator.onLine });
  let askedAt: number | null = null;
  let connection: Connection | undefined;
  const ending = new AbortController();

  function take(event: BoardEvent) {
    if (ending.signal.aborted) return;
    state = nextState(state, event);
    onChange(state, Date.now());
  }

  function takeMessage(by: 'channel' | 'poll', raw: unknown) {
    const message = parseBoardMessage(raw, first.board);
    take(message ? { kind: 'message', by, message, at: Date.now() } : { kind: 'garbage' });
  }

  async function poll() {
    askedAt = Date.now();
    // The client tries again by itself what may work again by itself. Refusals and nonsense it takes for the last word.
    if (!state.isLinked) connection?.reconnect();
    const signal = AbortSignal.any([ending.signal, AbortSignal.timeout(POLL_TIMEOUT_MS)]);
    try {
      const answer = await fetch(`/api/leaderboard?board=${first.board}`, { signal });
      if (answer.ok) takeMessage('poll', await answer.json());
    } catch {
      // No answer is no news: the board goes stale by itself, and the next poll tries again.
    }
  }

  function look() {
    if (isPollDue(state, askedAt, Date.now())) void poll();
    onChange(state, Date.now());
  }

  function noteNetwork() {
    take({ kind: 'network', isOnline: navigator.onLine });
    if (!navigator.onLine) return;
    askedAt = null;
    take({ kind: 'link', isLinked: false });
    look();
  }

  const listener = {
    onMessage: (message: unknown) => takeMessage('channel', message),
    onLink: (isLinked: boolean) => take({ kind: 'link', isLinked }),
  };
  listen({ board: first.board, subscribeKey }, listener).then(
    (opened) => (ending.signal.aborted ? opened.close() : (connection = opened)),
    // Its script could not be loaded: the polls go on.
    () => take({ kind: 'link', isLinked: false }),
  );
  const looking = setInterval(look, LOOK_EVERY_MS);
  for (const name of ['online', 'offline']) addEventListener(name, noteNetwork, { signal: ending.signal });
  look();

  return {
    /** The moment has been played. */
    endMoment: () => take({ kind: 'moment-over' }),
    stop() {
      ending.abort();
      clearInterval(looking);
      connection?.close();
    },
  };
}
