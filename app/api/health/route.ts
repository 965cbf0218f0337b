import { getDatabase } from '#lib/leads/database';

export const dynamic = 'force-dynamic';

/** 200 when the store answers, 503 otherwise. */
export async function GET(): Promise<Response> {
  try {
    const db = await getDatabase();
    await db.selectFrom('quotes').select('reference').limit(1).execute();
    return Response.json({ status: 'ready' }, { headers: { 'Cache-Control': 'no-store' } });
  } catch (error) {
    console.error('The quote store does not answer:', error instanceof Error ? error.message : 'unknown error');
    return Response.json({ status: 'store is down' }, { status: 503, headers: { 'Cache-Control': 'no-store' } });
  }
}
