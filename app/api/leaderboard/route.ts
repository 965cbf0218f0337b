import { corsHeaders } from '#lib/delivery/http/cors';
import { BOARD_IDS, isBoardId } from '#lib/integrations/leaderboard/boards';
import { getLatestBoard } from '#lib/integrations/leaderboard/get-latest-board';
import { bundledBoard } from '#lib/pages/bundled-board';
import { getLeaderboard } from '#lib/pages/read';

export const dynamic = 'force-dynamic';

/** The newest board that the server has, as one message: `?board=hunts` (the default) or `?board=jidara`. */
export async function GET(request: Request): Promise<Response> {
  const board = new URL(request.url).searchParams.get('board') ?? BOARD_IDS[0];
  if (!isBoardId(board)) {
    const examples = BOARD_IDS.map((id) => `/api/leaderboard?board=${id}`).join(' or ');
    return Response.json({ error: `There is no such board. Ask for ${examples}.` }, { status: 400 });
  }
  const newest = await getLatestBoard(bundledBoard(board, getLeaderboard()[board]));
  return Response.json(newest, { headers: { 'Cache-Control': 'no-store', ...corsHeaders(process.env.SITE_URL) } });
}
