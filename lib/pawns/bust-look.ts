import { hashText } from './hash-text.ts';
import { HAT_NAMES, type PawnInk, type Look } from './look.ts';

/** Busts have everyday hats only. */
const HATS = HAT_NAMES.filter((hat) => !['cone', 'crown', 'bobble', 'grad'].includes(hat));
const INKS: PawnInk[] = ['a', 'b', 'd', 'f', 'w'];

/** The look of a person. Hat and ink are hashed from the name, so they are stable and do not express gender or origin. */
export function getBustLook(name: string): Look {
  const hash = hashText(name);
  return { ink: INKS[hash % INKS.length], hat: HATS[(hash >>> 8) % HATS.length] };
}
