import { z } from 'zod';
import '#lib/content/zod-without-eval';
import { HONEYPOT_FIELD, type Hints } from '#lib/quote/sending-hints';

/** People need longer than this to fill in the form. The client reports the time, so it is only a hint. */
const MIN_ELAPSED_MS = 3_000;

const HintsSchema = z.object({ elapsedMs: z.number().min(0).optional(), [HONEYPOT_FIELD]: z.string().optional() });

/** Splits raw answers into answers and hints. Undefined when a hint is invalid. */
export function separateHints(answers: unknown): { answers: unknown; hints: Hints } | undefined {
  if (typeof answers !== 'object' || answers === null || Array.isArray(answers)) return { answers, hints: {} };
  const hints = HintsSchema.safeParse(answers);
  if (!hints.success) return undefined;
  const own = Object.entries(answers).filter(([name]) => !Object.hasOwn(HintsSchema.shape, name));
  return { answers: Object.fromEntries(own), hints: hints.data };
}

/** Why a request looks like a program's; it is stored apart then, because the hint may be wrong. */
export function detectBot({ elapsedMs, [HONEYPOT_FIELD]: trap }: Hints): string | undefined {
  if (trap) return 'trap-field';
  return elapsedMs !== undefined && elapsedMs < MIN_ELAPSED_MS ? 'too-fast' : undefined;
}
