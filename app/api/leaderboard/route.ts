import { getLeaderboard } from '#lib/site/read';

export const dynamic = 'force-dynamic';

/** The last known leaderboard. */
export function GET(): Response {
  return Response.json(getLeaderboard(), { headers: { 'Cache-Control': 'no-store' } });
}
