import { createContext } from 'react';
import type { CaseCard } from '#lib/case-studies/card';
import type { CaseLinks } from './case-links.ts';

/** Studies that the library shows instead of its own, with `links` if their URLs differ. */
export type StudiesOverride = { studies: CaseCard[]; links?: CaseLinks };

/** Sets the studies of the enclosing library; null restores its own. */
export const StudiesOverrideContext = createContext<(shown: StudiesOverride | null) => void>(() => {});
