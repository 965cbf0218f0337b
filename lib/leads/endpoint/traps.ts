import { z } from 'zod';
import '#lib/zod-without-eval';
import { TRAP_FIELD, type Hints } from '#lib/quote/sending-hints';

/** Nobody fills in the form faster than this, in milliseconds. The figure comes from the sender, so it is only a hint. */
const QUICKEST = 3_000;

const HintsSchema = z.object({ elapsedMs: z.number().min(0).optional(), [TRAP_FIELD]: z.string().optional() });

/** The raw answers without the hints that came with them; undefined when a hint has not the shape of one. */
export function separateHints(answers: unknown): { answers: unknown; hints: Hints } | undefined {
  if (typeof answers !== 'object' || answers === null || Array.isArray(answers)) return { answers, hints: {} };
  const hints = HintsSchema.safeParse(answers);
  if (!hints.success) return undefined;
  const own = Object.entries(answers).filter(([name]) => !Object.hasOwn(HintsSchema.shape, name));
  return { answers: Object.fromEntries(own), hints: hints.data };
}

/** Why a request looks like a program's; it is stored apart then, because the hint may be wrong. */
export function suspicionOf({ elapsedMs, [TRAP_FIELD]: trap }: Hints): string | undefined {
  if (trap) return 'trap-field';
  return elapsedMs !== undefined && elapsedMs < QUICKEST ? 'too-fast' : undefined;
}
