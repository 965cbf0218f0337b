'use client';

import { createContext, use, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { goTo, useSearch } from '#components/ui/use-search.client';
import { relatedStudies } from '#lib/case-studies/related';
import type { CaseStudy } from '#lib/case-studies/schema';
import { asksForTestMode } from '#lib/test-mode/mode';
import { parseCaseStudies } from '#lib/test-mode/parse';
import { NOTHING_STORED, studyStorage, type StoredStudies } from '#lib/test-mode/storage';
import type { Validation } from '#lib/test-mode/validate';

type CaseStudies = {
  /** The loaded studies in test mode, the bundled ones otherwise. */
  caseStudies: CaseStudy[];
  featured: CaseStudy[];
  related: (slug: string, limit?: number) => CaseStudy[];
  bySlug: (slug: string) => CaseStudy | undefined;
  testMode: StoredStudies & { active: boolean };
  /** Checks a text and, without errors, stores its studies and turns test mode on. Errors leave everything as it is. */
  load: (text: string) => Validation;
  /** Back to the bundled list; clears what is stored. */
  reset: () => void;
  /** Brings back what the last reset cleared; null when there is nothing to bring back. */
  undoReset: (() => void) | null;
};

const Context = createContext<CaseStudies | null>(null);
const storage = studyStorage(() => localStorage);

/** Holds the case studies of a page: bundled, or custom in test mode (specification section 4). */
export function CaseStudiesProvider({ bundled, children }: { bundled: CaseStudy[]; children: ReactNode }) {
  const search = useSearch();
  const stored = useSyncExternalStore(storage.subscribe, storage.read, () => NOTHING_STORED);
  const [cleared, setCleared] = useState<CaseStudy[] | null>(null);

  const value = useMemo<CaseStudies>(() => {
    const active = asksForTestMode(search) && stored.studies !== null;
    const caseStudies = active && stored.studies ? stored.studies : bundled;
    const bySlug = (slug: string) => caseStudies.find((study) => study.slug === slug);

    function keep(studies: CaseStudy[]) {
      storage.save(studies, new Date());
      setCleared(null);
    }

    return {
      caseStudies,
      bySlug,
      featured: caseStudies.filter((study) => study.featured === true),
      related(slug, limit = 3) {
        const study = bySlug(slug);
        return study ? relatedStudies(study, caseStudies, limit) : [];
      },
      testMode: { ...stored, active },
      load(text) {
        const validation = parseCaseStudies(text);
        if (validation.errors.length === 0) {
          keep(validation.studies);
          if (!asksForTestMode(location.search)) goTo(withTestMode(location.href));
        }
        return validation;
      },
      reset() {
        setCleared(stored.studies);
        storage.clear();
      },
      undoReset: cleared && !stored.studies ? () => keep(cleared) : null,
    };
  }, [bundled, cleared, search, stored]);

  return <Context value={value}>{children}</Context>;
}

export function useCaseStudies(): CaseStudies {
  const value = use(Context);
  if (!value) throw new Error('useCaseStudies must be used within a CaseStudiesProvider');
  return value;
}

function withTestMode(href: string): string {
  const url = new URL(href);
  url.searchParams.set('test-mode', 'true');
  return url.href;
}
