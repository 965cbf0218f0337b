import 'server-only';
import { z } from 'zod';
import '#lib/content/zod-without-eval';
import { isSimulated, type StockChange } from './stock-response.ts';

/** The response of the service. The limits reject changes that are not plausible and would not fit into the layout. */
const QuoteSchema = z.object({ percent: z.number().min(-100).max(99_999), asOf: z.string().max(40) });
const CACHE_TTL_MS = 60_000;
const TIMEOUT_MS = 4_000;

/** More than the site shows. A limit is necessary because a request can name any ticker. */
const MAX_CACHED_CHANGES = 200;
const MAX_REQUESTS_PER_MINUTE = 60;

const cache = new Map<string, { at: number; change: Promise<StockChange | null> }>();
let rateWindow = { start: 0, requests: 0 };

/**
 * The change of a share price since a day, from the service at STOCK_QUOTES_URL (`?symbol=&since=`, which responds with
 * `{ percent, asOf }`), with STOCK_QUOTES_KEY as its bearer token. Cached for 60 s. Null without a service, for simulated
 * symbols, when the service fails or takes longer than 4 s, and after 60 requests to the service within a minute.
 */
export async function getStockChange(symbol: string, since: string, now = Date.now()): Promise<StockChange | null> {
  const service = process.env.STOCK_QUOTES_URL;
  if (!service || isSimulated(symbol)) return null;
  const key = `${symbol} ${since}`;
  const cached = cache.get(key);
  if (cached && now - cached.at < CACHE_TTL_MS) return cached.change;
  if (!consumeRequestBudget(now)) return null;
  const change = fetchChange(service, symbol, since);
  cache.delete(key);
  cache.set(key, { at: now, change });
  for (const oldest of cache.keys()) if (cache.size > MAX_CACHED_CHANGES) cache.delete(oldest);
  return change;
}

/** Counts a request. False when the limit of this minute is reached: the service may charge for each request. */
function consumeRequestBudget(now: number): boolean {
  if (now - rateWindow.start >= 60_000) rateWindow = { start: now, requests: 0 };
  rateWindow.requests += 1;
  return rateWindow.requests <= MAX_REQUESTS_PER_MINUTE;
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
    console.error('No share price:', describeFailure(error));
    return null;
  }
}

/** A reason for the log. It never contains the URL, which may contain a key. */
function describeFailure(error: unknown): string {
  if (error instanceof z.ZodError || error instanceof SyntaxError) return 'the answer is not what it should be';
  return error instanceof Error && !/url/i.test(error.message) ? error.message : 'the address is wrong';
}
