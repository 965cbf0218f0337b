import { createContext } from 'react';
import type { CaseCard } from '#lib/case-studies/card';
import type { CaseLinks } from './case-links.ts';

/** Studies that the library shows instead of its own; `links` when they lead elsewhere. */
export type ShownStudies = { studies: CaseCard[]; links?: CaseLinks };

/** Tells the library around it what to show instead of its own studies; null for its own. */
export const ShowInstead = createContext<(shown: ShownStudies | null) => void>(() => {});
