export const dynamic = 'force-dynamic';

/** 200 as long as this process answers. Whether it can store quotes, /api/health/ready says. */
export function GET(): Response {
  return Response.json({ status: 'live' }, { headers: { 'Cache-Control': 'no-store' } });
}
