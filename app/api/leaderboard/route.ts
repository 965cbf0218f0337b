import { BOARD_IDS, isBoardId } from '#lib/leaderboard/boards';
import { readBoard } from '#lib/leaderboard/read-board';
import { bundledBoard } from '#lib/site/bundled-board';
import { getLeaderboard } from '#lib/site/read';

export const dynamic = 'force-dynamic';

/** The newest board that the server knows, as one message: `?board=hunts` (when none is named) or `?board=jidara`. */
export async function GET(request: Request): Promise<Response> {
  const board = new URL(request.url).searchParams.get('board') ?? BOARD_IDS[0];
  if (!isBoardId(board)) {
    const examples = BOARD_IDS.map((id) => `/api/leaderboard?board=${id}`).join(' or ');
    return Response.json({ error: `There is no such board. Ask for ${examples}.` }, { status: 400 });
  }
  const newest = await readBoard(bundledBoard(board, getLeaderboard()[board]));
  return Response.json(newest, { headers: { 'Cache-Control': 'no-store' } });
}
