import type PubNub from 'pubnub';
import type { BoardMessage } from './board-message.ts';
import { channelOf } from './boards.ts';

/**
 * Publishes a board on its channel. A change is kept in the channel's history, from which the server reads; a beat, the same board
 * again, is not. Throws what PubNub's client throws.
 */
export async function publish(client: PubNub, message: BoardMessage, kind: 'change' | 'beat'): Promise<void> {
  await client.publish({
    channel: channelOf(message.board),
    message,
    // A board of a large hunt is longer than an address may be.
    sendByPost: true,
    storeInHistory: kind === 'change',
  });
}
