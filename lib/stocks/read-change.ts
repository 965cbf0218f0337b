import 'server-only';
import { z } from 'zod';
import '#lib/zod-without-eval';
import { isSimulated, type StockChange } from './stock-answer.ts';

/** What the service answers. A change that no share ever made would not fit its place on the page either. */
const QuoteSchema = z.object({ percent: z.number().min(-100).max(99_999), asOf: z.string().max(40) });
const FRESH_MS = 60_000;
const TIMEOUT_MS = 4_000;

/** More than the site shows; anybody may ask for any ticker. */
const MOST_KEPT = 200;
const MOST_ASKED_A_MINUTE = 60;

const cache = new Map<string, { at: number; change: Promise<StockChange | null> }>();
let minute = { start: 0, asked: 0 };

/**
 * The change of a share price since a day, from the service at STOCK_QUOTES_URL (`?symbol=&since=` answering
 * `{ percent, asOf }`), with STOCK_QUOTES_KEY as its bearer token. Null without a service, for simulated symbols, when the
 * service fails or takes longer than 4 s, and when visitors ask for more than 60 others a minute. Kept for 60 s.
 */
export async function readStockChange(symbol: string, since: string, now = Date.now()): Promise<StockChange | null> {
  const service = process.env.STOCK_QUOTES_URL;
  if (!service || isSimulated(symbol)) return null;
  const key = `${symbol} ${since}`;
  const known = cache.get(key);
  if (known && now - known.at < FRESH_MS) return known.change;
  if (!mayAsk(now)) return null;
  const change = fetchChange(service, symbol, since);
  cache.delete(key);
  cache.set(key, { at: now, change });
  for (const oldest of cache.keys()) if (cache.size > MOST_KEPT) cache.delete(oldest);
  return change;
}

/** The service may be paid for by the question. */
function mayAsk(now: number): boolean {
  if (now - minute.start >= 60_000) minute = { start: now, asked: 0 };
  minute.asked += 1;
  return minute.asked <= MOST_ASKED_A_MINUTE;
}

async function fetchChange(service: string, symbol: string, since: string): Promise<StockChange | null> {
  try {
    const url = new URL(service);
    url.searchParams.set('symbol', symbol);
    url.searchParams.set('since', since);
    const token = process.env.STOCK_QUOTES_KEY;
    const headers = { Accept: 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
    if (!response.ok) throw new Error(`the service answered ${response.status}`);
    return QuoteSchema.parse(await response.json());
  } catch (error) {
    console.error('No share price:', reasonOf(error));
    return null;
  }
}

/** Never the address, which may hold a key. */
function reasonOf(error: unknown): string {
  if (error instanceof z.ZodError || error instanceof SyntaxError) return 'the answer is not what it should be';
  return error instanceof Error && !/url/i.test(error.message) ? error.message : 'the address is wrong';
}
