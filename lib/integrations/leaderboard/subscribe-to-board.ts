import { getChannelName, type BoardId } from './boards.ts';
import { presenceTimeout, TRANSACTION_TIMEOUT_S, createUserId } from './pubnub-settings.ts';

export type BoardSubscription = { board: BoardId; subscribeKey: string };

export type Listener = {
  onMessage: (message: unknown) => void;
  onConnectionChange: (isConnected: boolean) => void;
};

/** A connection to a channel. */
export type Connection = {
  /** Retries at once if the last attempt failed. */
  reconnect: () => void;
  /** Ends the subscription and reports the departure to the service. */
  close: () => void;
};

const RETRY_DELAY_S = 10;

/**
 * Subscribes to the channel of a board, with a long poll and without a worker. Loads PubNub's client (55 KB) on the first call.
 * The client adds an empty hidden iframe to the page, to use a `fetch` that no other script has replaced. Its XMLHttpRequest
 * transport would not, but logs an error with every request, for a header that `fetch` drops silently.
 */
export async function subscribeToBoard(
  { board, subscribeKey }: BoardSubscription,
  { onMessage, onConnectionChange }: Listener,
): Promise<Connection> {
  const { default: PubNub } = await import('pubnub');
  const client = new PubNub({
    subscribeKey,
    userId: createUserId('visitor', Date.now()),
    transactionalRequestTimeout: TRANSACTION_TIMEOUT_S,
    presenceTimeout: presenceTimeout(),
    retryConfiguration: PubNub.LinearRetryPolicy({ delay: RETRY_DELAY_S, maximumRetry: Infinity }),
    // follow-board.ts handles these events, and removes its listeners when the board is unmounted.
    listenToBrowserNetworkEvents: false,
  });
  const { CATEGORIES } = PubNub;
  const connected: string[] = [CATEGORIES.PNConnectedCategory, CATEGORIES.PNSubscriptionChangedCategory];
  const disconnected: string[] = [
    CATEGORIES.PNConnectionErrorCategory,
    CATEGORIES.PNDisconnectedCategory,
    CATEGORIES.PNDisconnectedUnexpectedlyCategory,
  ];
  client.addListener({
    message: ({ message }) => onMessage(message),
    // Other categories concern presence heartbeats, which can fail while the channel works.
    status: ({ category = '' }) => {
      if (connected.includes(category)) onConnectionChange(true);
      else if (disconnected.includes(category)) onConnectionChange(false);
    },
  });
  client.subscribe({ channels: [getChannelName(board)] });
  return { reconnect: () => client.reconnect(), close: () => client.destroy() };
}
