export const dynamic = 'force-dynamic';

/** Returns 200 while this process responds. /api/health/ready says whether it can store quotes. */
export function GET(): Response {
  return Response.json({ status: 'live' }, { headers: { 'Cache-Control': 'no-store' } });
}
