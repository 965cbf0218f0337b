/** The boards of the site: where hunts are played, and who opened the gate of Jidara. */
export const BOARD_IDS = ['hunts', 'jidara'] as const;

export type BoardId = (typeof BOARD_IDS)[number];

/** The channel that carries a board: hosts publish there, pages and the server read. */
export function channelOf(board: BoardId): string {
  return `leaderboard-${board}`;
}

export function isBoardId(text: string): text is BoardId {
  return (BOARD_IDS as readonly string[]).includes(text);
}
