import 'server-only';
import { z } from 'zod';
import '#lib/zod-without-eval';
import { isSimulated, type StockChange } from './stock-answer.ts';

const QuoteSchema = z.object({ percent: z.number(), asOf: z.string() });
const FRESH_MS = 60_000;
const TIMEOUT_MS = 4_000;

/** More than the site shows; anybody may ask for any ticker. */
const MOST_KEPT = 200;

const cache = new Map<string, { at: number; change: Promise<StockChange | null> }>();

/**
 * The change of a share price since a day, from the service at STOCK_QUOTES_URL (`?symbol=&since=` answering
 * `{ percent, asOf }`). Null without a service, for simulated symbols and when the service fails; kept for 60 s.
 */
export async function readStockChange(symbol: string, since: string, now = Date.now()): Promise<StockChange | null> {
  const service = process.env.STOCK_QUOTES_URL;
  if (!service || isSimulated(symbol)) return null;
  const key = `${symbol} ${since}`;
  const known = cache.get(key);
  if (known && now - known.at < FRESH_MS) return known.change;
  const change = fetchChange(service, symbol, since);
  if (cache.size >= MOST_KEPT) cache.clear();
  cache.set(key, { at: now, change });
  return change;
}

async function fetchChange(service: string, symbol: string, since: string): Promise<StockChange | null> {
  try {
    const url = new URL(service);
    url.searchParams.set('symbol', symbol);
    url.searchParams.set('since', since);
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
    if (!response.ok) throw new Error(`the service answered ${response.status}`);
    return QuoteSchema.parse(await response.json());
  } catch (error) {
    console.error('No share price:', error instanceof Error ? error.message : 'unknown error');
    return null;
  }
}
