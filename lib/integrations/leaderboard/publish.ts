import type PubNub from 'pubnub';
import type { BoardMessage } from './board-message.ts';
import { getChannelName } from './boards.ts';

/**
 * Publishes a board on its channel. A change is stored in the channel's history, which the server reads. A heartbeat repeats the
 * last board and is not stored. Throws the errors of PubNub's client.
 */
export async function publish(client: PubNub, message: BoardMessage, kind: 'change' | 'heartbeat'): Promise<void> {
  await client.publish({
    channel: getChannelName(message.board),
    message,
    // The board of a large hunt exceeds the maximum length of a URL.
    sendByPost: true,
    storeInHistory: kind === 'change',
  });
}
