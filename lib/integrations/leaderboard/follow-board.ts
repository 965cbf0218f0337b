import { apiUrl } from '#lib/content/api-url';
import { parseBoardMessage, type BoardMessage } from './board-message.ts';
import { initialBoardState, nextBoardState, type BoardEvent, type BoardState } from './board-state.ts';
import { isPollDue } from './board-status.ts';
import { subscribeToBoard, type Connection } from './subscribe-to-board.ts';

export type FollowOptions = {
  /** The board that the page was rendered with. */
  initialBoard: BoardMessage;
  subscribeKey: string;
};

const POLL_TIMEOUT_MS = 10_000;

const REFRESH_INTERVAL_MS = 1_000;

/**
 * Keeps a board up to date in the browser: subscribes to its channel, and polls the server at the start and while the channel
 * is silent. `onChange` receives the state and the time in milliseconds since 1970, after every event and once a second,
 * because the status depends on the time.
 */
export function followBoard(
  { initialBoard, subscribeKey }: FollowOptions,
  onChange: (state: BoardState, now: number) => void,
) {
  let state = initialBoardState(initialBoard, { at: Date.now(), isOnline: navigator.onLine });
  let lastPollRequestAt: number | null = null;
  let connection: Connection | undefined;
  const abortController = new AbortController();

  function dispatch(event: BoardEvent) {
    if (abortController.signal.aborted) return;
    state = nextBoardState(state, event);
    onChange(state, Date.now());
  }

  function receiveMessage(source: 'channel' | 'poll', raw: unknown) {
    const message = parseBoardMessage(raw, initialBoard.board);
    dispatch(message ? { kind: 'message', source, message, at: Date.now() } : { kind: 'invalid' });
  }

  async function poll() {
    lastPollRequestAt = Date.now();
    // The client retries network errors itself. It gives up after a refusal or a malformed response.
    if (!state.isConnected) connection?.reconnect();
    const address = apiUrl('/api/leaderboard');
    if (!address) return;
    try {
      const signal = AbortSignal.timeout(POLL_TIMEOUT_MS);
      const answer = await fetch(`${address}?board=${initialBoard.board}`, { signal });
      if (answer.ok) receiveMessage('poll', await answer.json());
    } catch {
      // Nothing to do: the status becomes stale with time, and the next poll tries again.
    }
  }

  function refresh() {
    if (isPollDue(state, lastPollRequestAt, Date.now())) void poll();
    onChange(state, Date.now());
  }

  function onNetworkChange() {
    dispatch({ kind: 'network', isOnline: navigator.onLine });
    if (!navigator.onLine) return;
    lastPollRequestAt = null;
    dispatch({ kind: 'connection', isConnected: false });
    refresh();
  }

  const listener = {
    onMessage: (message: unknown) => receiveMessage('channel', message),
    onConnectionChange: (isConnected: boolean) => dispatch({ kind: 'connection', isConnected }),
  };
  subscribeToBoard({ board: initialBoard.board, subscribeKey }, listener).then(
    (connected) => (abortController.signal.aborted ? connected.close() : (connection = connected)),
    // The client script could not be loaded. Polling continues.
    () => dispatch({ kind: 'connection', isConnected: false }),
  );
  const refreshTimer = setInterval(refresh, REFRESH_INTERVAL_MS);
  for (const name of ['online', 'offline']) addEventListener(name, onNetworkChange, { signal: abortController.signal });
  refresh();

  return {
    endCelebration: () => dispatch({ kind: 'celebration-end' }),
    stop() {
      abortController.abort();
      clearInterval(refreshTimer);
      connection?.close();
    },
  };
}
