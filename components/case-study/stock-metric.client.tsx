'use client';

import { useQuery } from '@tanstack/react-query';
import { QueryProvider } from '#components/ui/query-provider.client';
import { formatDay, isDay } from '#lib/content/dates';
import { isSimulated, parseStockAnswer, type StockChange } from '#lib/stocks/stock-answer';
import styles from './stock-metric.module.css';

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
  const change = data ? `${data.percent >= 0 ? '+' : '-'}${Math.abs(data.percent).toFixed(1)}` : fallbackMetric;
  return (
    <>
      <b className="display">{change.replace(/^-/, '\u2212')}</b> {data ? '%' : fallbackUnit}
      <small className={styles.note}>{noteOn(symbol, startDate, data?.asOf)}</small>
    </>
  );
}

/** A line that is always there, so that nothing moves when a live price comes. */
function noteOn(symbol: string, startDate: string, asOf = ''): string {
  if (isSimulated(symbol)) return `Simulated ticker ${symbol}`;
  const day = asOf.slice(0, 10);
  return isDay(day) ? `${symbol}, as of ${formatDay(day)}` : `${symbol}, since ${formatDay(startDate)}`;
}

async function fetchChange(symbol: string, since: string): Promise<StockChange | null> {
  const response = await fetch(`/api/stocks/${encodeURIComponent(symbol)}?since=${since}`);
  if (!response.ok) throw new Error(`The share price could not be read (${response.status}).`);
  return parseStockAnswer(await response.json());
}
