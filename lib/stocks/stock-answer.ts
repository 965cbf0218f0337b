import { z } from 'zod';
import '#lib/zod-without-eval';

/** What /api/stocks/[symbol] answers: the change since a day in percent, or null when there is no live price. */
const StockAnswerSchema = z.object({
  change: z.object({ percent: z.number(), asOf: z.string() }).nullable(),
});

export type StockChange = { percent: number; asOf: string };

/** Fictional companies carry .DEMO symbols; they never have a real price. */
export function isSimulated(symbol: string): boolean {
  return symbol.endsWith('.DEMO');
}

export function parseStockAnswer(json: unknown): StockChange | null {
  return StockAnswerSchema.parse(json).change;
}
