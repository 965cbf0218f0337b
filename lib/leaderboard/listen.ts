import { channelOf, type BoardId } from './boards.ts';
import { presenceTimeout, TRANSACTION_TIMEOUT_S, userIdOf } from './pubnub-settings.ts';

export type ListenTo = { board: BoardId; subscribeKey: string };

export type Listener = {
  onMessage: (message: unknown) => void;
  onLink: (isLinked: boolean) => void;
};

/** A connection to a channel. */
export type Connection = {
  /** Tries again at once, after the network was away. */
  reconnect: () => void;
  /** Says goodbye to the service, and listens no more. */
  close: () => void;
};

/** Pause between two tries, in seconds. What the service refuses (a wrong key) is not tried again. */
const RETRY_S = 10;

/**
 * Listens to the channel of a board. Loads PubNub's client, 55 KB, when it is called. The subscription is a long poll without a
 * worker, over XMLHttpRequest: with fetch the client would put a hidden frame into the page to get at an unpatched one.
 */
export async function listen({ board, subscribeKey }: ListenTo, { onMessage, onLink }: Listener): Promise<Connection> {
  const { default: PubNub } = await import('pubnub');
  // Not written in place, because the package's types are those of its client for Node and do not know "transport".
  const options = {
    subscribeKey,
    userId: userIdOf('visitor', Date.now()),
    transactionalRequestTimeout: TRANSACTION_TIMEOUT_S,
    presenceTimeout: presenceTimeout(),
    retryConfiguration: PubNub.LinearRetryPolicy({ delay: RETRY_S, maximumRetry: Infinity }),
    // The page itself watches the network, and takes its listeners away again.
    listenToBrowserNetworkEvents: false,
    transport: 'xhr',
  };
  const client = new PubNub(options);
  const { PNConnectedCategory, PNSubscriptionChangedCategory } = PubNub.CATEGORIES;
  client.addListener({
    message: ({ message }) => onMessage(message),
    status: ({ category }) => onLink(category === PNConnectedCategory || category === PNSubscriptionChangedCategory),
  });
  client.subscribe({ channels: [channelOf(board)] });
  return { reconnect: () => client.reconnect(), close: () => client.destroy() };
}
