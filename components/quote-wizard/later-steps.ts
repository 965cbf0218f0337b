import { latePart } from './late-part.ts';

/**
 * What a first answer does without: every step after the city, the search for cities, what is said about a known price,
 * and the sending.
 */
export const laterSteps = latePart(() => import('./later-code.ts'));
