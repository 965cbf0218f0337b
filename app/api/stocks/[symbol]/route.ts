import { isDay } from '#lib/content/is-day';
import { corsHeaders } from '#lib/delivery/http/cors';
import { getStockChange } from '#lib/integrations/stocks/get-stock-change';

/** The change of a share price since a day. `change` is null when there is no live price; then the page shows its fallback. */
export async function GET(request: Request, { params }: RouteContext<'/api/stocks/[symbol]'>): Promise<Response> {
  const { symbol } = await params;
  const since = new URL(request.url).searchParams.get('since') ?? '';
  if (!/^[A-Z.]{1,12}$/.test(symbol) || !isDay(since)) {
    return Response.json({ error: 'Ask for a ticker and a day: /api/stocks/ACME?since=2026-01-31.' }, { status: 400 });
  }
  return Response.json(
    { change: await getStockChange(symbol, since) },
    {
      headers: { 'Cache-Control': 'no-store', ...corsHeaders(process.env.SITE_URL) },
    },
  );
}
