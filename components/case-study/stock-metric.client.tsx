'use client';

import { useQuery } from '@tanstack/react-query';
import { QueryProvider } from '#components/ui/query-provider.client';
import { isSimulated, parseStockAnswer, type StockChange } from '#lib/stocks/stock-answer';

type StockMetricProps = { symbol: string; startDate: string; fallbackMetric: string; fallbackUnit: string };

/** The change of a share price since a day. Shows its fallback until, and unless, a real change arrives. */
export function StockMetric(props: StockMetricProps) {
  return (
    <QueryProvider>
      <LiveChange {...props} />
    </QueryProvider>
  );
}

function LiveChange({ symbol, startDate, fallbackMetric, fallbackUnit }: StockMetricProps) {
  const { data } = useQuery({
    queryKey: ['stock', symbol, startDate],
    queryFn: () => fetchChange(symbol, startDate),
    enabled: !isSimulated(symbol),
  });
  const metric = data ? `${data.percent >= 0 ? '+' : '\u2212'}${Math.abs(data.percent).toFixed(1)}` : fallbackMetric;
  return (
    <>
      <b className="display">{metric}</b> {data ? '%' : fallbackUnit}
      {isSimulated(symbol) && <small> Simulated ticker {symbol}</small>}
    </>
  );
}

async function fetchChange(symbol: string, since: string): Promise<StockChange | null> {
  const response = await fetch(`/api/stocks/${encodeURIComponent(symbol)}?since=${since}`);
  if (!response.ok) throw new Error(`The share price could not be read (${response.status}).`);
  return parseStockAnswer(await response.json());
}
