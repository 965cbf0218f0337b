'use client';

import { useQuery } from '@tanstack/react-query';
import { createContext, use, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { QueryProvider } from '#components/ui/query-provider.client';
import { goTo, useSearch } from '#components/ui/use-search.client';
import { relatedStudies } from '#lib/case-studies/related';
import type { CaseStudy } from '#lib/case-studies/schema';
import { asksForTestMode } from '#lib/test-mode/mode';
import { parseCaseStudies } from '#lib/test-mode/parse';
import { NOTHING_STORED, studyStorage, type StoredStudies } from '#lib/test-mode/storage';
import type { Validation } from '#lib/test-mode/validate';
import { QUERY_DEFAULTS } from '../ui/query-defaults.ts';
import { fetchPublished } from './fetch-published.ts';

/** The bundled list; empty until it is ready. */
export type Published = { studies: CaseStudy[]; status: 'waiting' | 'failed' | 'ready'; fetchAgain: () => void };

type CaseStudies = {
  /** The loaded or shared studies in test mode, the bundled ones otherwise. */
  caseStudies: CaseStudy[];
  featured: CaseStudy[];
  related: (slug: string, limit?: number) => CaseStudy[];
  bySlug: (slug: string) => CaseStudy | undefined;
  published: Published;
  /** What is stored, whether a list other than the bundled one applies, and whether that is a shared one. */
  testMode: StoredStudies & { active: boolean; isShared: boolean };
  /** Checks a text and, without errors, stores its studies and turns test mode on. Errors leave everything as it is. */
  load: (text: string) => Validation;
  /** Back to the bundled list; clears what is stored. */
  reset: () => void;
  /** Brings back what the last reset cleared or the last kept share replaced; null when there is nothing to bring back. */
  undoReset: (() => void) | null;
  /** Shows studies that somebody shared, in this tab until it is reloaded. What is stored stays. */
  showShared: (studies: CaseStudy[]) => void;
  /** Stores the shared studies in place of what is stored. */
  keepShared: () => void;
  closeShared: () => void;
};

type CaseStudiesProviderProps = {
  /** The list that the server gave with the page; without it the list is fetched. */
  bundled?: CaseStudy[];
  children: ReactNode;
};

const Context = createContext<CaseStudies | null>(null);
const storage = studyStorage(() => localStorage);

/**
 * Holds the case studies of a page: bundled, or custom in test mode (specification section 4). The bundled list is
 * fetched again when it is older than a minute; when that fails, the last one stays.
 */
export function CaseStudiesProvider(props: CaseStudiesProviderProps) {
  return (
    <QueryProvider>
      <Holder {...props} />
    </QueryProvider>
  );
}

function Holder({ bundled, children }: CaseStudiesProviderProps) {
  const search = useSearch();
  const published = usePublished(bundled);
  const stored = useSyncExternalStore(storage.subscribe, storage.read, () => NOTHING_STORED);
  const [replaced, setReplaced] = useState<{ studies: CaseStudy[]; by: string | null } | null>(null);
  const [shared, setShared] = useState<CaseStudy[] | null>(null);

  const value = useMemo<CaseStudies>(() => {
    const custom = shared ?? stored.studies;
    const active = asksForTestMode(search) && custom !== null;
    const caseStudies = active ? custom : published.studies;
    const bySlug = (slug: string) => caseStudies.find((study) => study.slug === slug);

    function keep(studies: CaseStudy[]) {
      storage.save(studies, new Date());
      setReplaced(null);
      setShared(null);
    }

    /** What was stored can be brought back as long as nothing else is stored. */
    function rememberStored() {
      setReplaced(stored.studies && { studies: stored.studies, by: storage.read().savedAt });
    }

    return {
      caseStudies,
      bySlug,
      featured: caseStudies.filter((study) => study.featured === true),
      related(slug, limit = 3) {
        const study = bySlug(slug);
        return study ? relatedStudies(study, caseStudies, limit) : [];
      },
      published,
      testMode: { ...stored, active, isShared: active && shared !== null },
      load(text) {
        const validation = parseCaseStudies(text);
        if (validation.errors.length === 0) {
          keep(validation.studies);
          if (!asksForTestMode(location.search)) goTo(withTestMode(location.href));
        }
        return validation;
      },
      reset() {
        storage.clear();
        rememberStored();
      },
      undoReset: replaced && replaced.by === stored.savedAt ? () => keep(replaced.studies) : null,
      showShared: setShared,
      keepShared() {
        if (!shared) return;
        keep(shared);
        rememberStored();
      },
      closeShared: () => setShared(null),
    };
  }, [published, replaced, search, shared, stored]);

  return <Context value={value}>{children}</Context>;
}

export function useCaseStudies(): CaseStudies {
  const value = use(Context);
  if (!value) throw new Error('useCaseStudies must be used within a CaseStudiesProvider');
  return value;
}

const NONE: CaseStudy[] = [];

function usePublished(bundled: CaseStudy[] | undefined): Published {
  const { data, isError, refetch } = useQuery({
    queryKey: ['case-studies'],
    queryFn: fetchPublished,
    initialData: bundled,
    refetchInterval: QUERY_DEFAULTS.staleTime,
    // Without a network the fetch fails in words instead of waiting for one.
    networkMode: 'always',
  });
  return useMemo(() => {
    const status = data ? 'ready' : isError ? 'failed' : 'waiting';
    return { studies: data ?? NONE, status, fetchAgain: () => void refetch() };
  }, [data, isError, refetch]);
}

function withTestMode(href: string): string {
  const url = new URL(href);
  url.searchParams.set('test-mode', 'true');
  return url.href;
}
