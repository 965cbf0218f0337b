import { z } from 'zod';
import '#lib/content/zod-without-eval';

/** The response of /api/stocks/[symbol]: the change in percent since a day, or null when there is no live price. */
const StockResponseSchema = z.object({
  change: z.object({ percent: z.number(), asOf: z.string() }).nullable(),
});

export type StockChange = { percent: number; asOf: string };

/** True for the .DEMO symbols of fictional companies, which never have a real price. */
export function isSimulated(symbol: string): boolean {
  return symbol.endsWith('.DEMO');
}

/** The `change` of a response. Throws a ZodError for another shape. */
export function parseStockResponse(json: unknown): StockChange | null {
  return StockResponseSchema.parse(json).change;
}
