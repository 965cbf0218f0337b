'use client';

import { useQuery } from '@tanstack/react-query';
import { QueryProvider } from '#components/ui/query-provider.client';
import { apiUrl } from '#lib/content/api-url';
import { formatDay } from '#lib/content/dates';
import { isDay } from '#lib/content/is-day';
import { isSimulated, parseStockResponse, type StockChange } from '#lib/integrations/stocks/stock-response';
import styles from './stock-metric.module.css';

type StockMetricProps = { symbol: string; startDate: string; fallbackMetric: string; fallbackUnit: string };

/** The change of a share price since a day, in percent. Shows the fallback until the live change has loaded, and if that fails. */
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
    enabled: !isSimulated(symbol) && apiUrl('/api/stocks') !== undefined,
  });
  const change = data ? `${data.percent >= 0 ? '+' : '-'}${Math.abs(data.percent).toFixed(1)}` : fallbackMetric;
  return (
    <>
      <b className="display">{change.replace(/^-/, '\u2212')}</b> <span>{data ? '%' : fallbackUnit}</span>
      <small className={styles.note}>{formatNote(symbol, startDate, data?.asOf)}</small>
    </>
  );
}

/** The note below the number. It is never empty, so that a live price causes no layout shift. */
function formatNote(symbol: string, startDate: string, asOf = ''): string {
  if (isSimulated(symbol)) return `Simulated ticker ${symbol}`;
  const day = asOf.slice(0, 10);
  return isDay(day) ? `${symbol}, as of ${formatDay(day)}` : `${symbol}, since ${formatDay(startDate)}`;
}

async function fetchChange(symbol: string, since: string): Promise<StockChange | null> {
  const response = await fetch(`${apiUrl('/api/stocks')}/${encodeURIComponent(symbol)}?since=${since}`);
  if (!response.ok) throw new Error(`The share price could not be read (${response.status}).`);
  return parseStockResponse(await response.json());
}
