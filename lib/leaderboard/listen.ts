import { channelOf, type BoardId } from './boards.ts';
import { presenceTimeout, TRANSACTION_TIMEOUT_S, userIdOf } from './pubnub-settings.ts';

export type ListenTo = { board: BoardId; subscribeKey: string };

export type Listener = {
  onMessage: (message: unknown) => void;
  onLink: (isLinked: boolean) => void;
};

/** A connection to a channel. */
export type Connection = {
  /** Tries again at once, when the last try has failed. */
  reconnect: () => void;
  /** Says goodbye to the service, and listens no more. */
  close: () => void;
};

/** Pause between two tries, in seconds. */
const RETRY_S = 10;

/**
 * Listens to the channel of a board. Loads PubNub's client, 55 KB, when it is called. The subscription is a long poll without a
 * worker. The client puts an empty frame into the page, hidden, to get at a fetch that no other script has changed; over
 * XMLHttpRequest it would not, but that logs an error with every request, for a header that only fetch drops in silence.
 */
export async function listen({ board, subscribeKey }: ListenTo, { onMessage, onLink }: Listener): Promise<Connection> {
  const { default: PubNub } = await import('pubnub');
  const client = new PubNub({
    subscribeKey,
    userId: userIdOf('visitor', Date.now()),
    transactionalRequestTimeout: TRANSACTION_TIMEOUT_S,
    presenceTimeout: presenceTimeout(),
    retryConfiguration: PubNub.LinearRetryPolicy({ delay: RETRY_S, maximumRetry: Infinity }),
    // The page itself watches the network, and takes its listeners away again.
    listenToBrowserNetworkEvents: false,
  });
  const { CATEGORIES } = PubNub;
  const up: string[] = [CATEGORIES.PNConnectedCategory, CATEGORIES.PNSubscriptionChangedCategory];
  const down: string[] = [
    CATEGORIES.PNConnectionErrorCategory,
    CATEGORIES.PNDisconnectedCategory,
    CATEGORIES.PNDisconnectedUnexpectedlyCategory,
  ];
  client.addListener({
    message: ({ message }) => onMessage(message),
    // Others tell of signs of life, which may fail without the channel.
    status: ({ category = '' }) => {
      if (up.includes(category)) onLink(true);
      else if (down.includes(category)) onLink(false);
    },
  });
  client.subscribe({ channels: [channelOf(board)] });
  return { reconnect: () => client.reconnect(), close: () => client.destroy() };
}
