/** The boards of the site: the hunts, and the escape room Jidara. */
export const BOARD_IDS = ['hunts', 'jidara'] as const;

export type BoardId = (typeof BOARD_IDS)[number];

/** The PubNub channel of a board: hosts publish to it, pages and the server read it. */
export function getChannelName(board: BoardId): string {
  return `leaderboard-${board}`;
}

export function isBoardId(text: string): text is BoardId {
  return (BOARD_IDS as readonly string[]).includes(text);
}
