'use client';

import { useQuery } from '@tanstack/react-query';
import { createContext, use, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { QueryProvider } from '#components/ui/query-provider.client';
import { goTo, useSearch } from '#components/ui/use-search.client';
import { relatedStudies } from '#lib/case-studies/related';
import type { ShownStudy } from '#lib/case-studies/schema';
import { mapFileAddresses } from '#lib/test-mode/file-addresses';
import type { LocalFiles } from '#lib/test-mode/local-files';
import { isPublic } from '#lib/content/visibility';
import { getShownTime, withTestMode } from '#lib/test-mode/as-of';
import { isTestMode } from '#lib/content/test-mode-url';
import { parseCaseStudies } from '#lib/test-mode/parse';
import { NOTHING_STORED, studyStorage, type StoredStudies } from '#lib/test-mode/storage';
import type { Validation } from '#lib/test-mode/validate';
import { QUERY_DEFAULTS } from '../ui/query-defaults.ts';
import { fetchPublished } from './fetch-published.ts';
import { localFiles, useLocalFiles } from './use-local-files.ts';
import { useTestModeLinks } from './use-test-mode-links.ts';

/** The published case studies; empty until they are ready. */
export type Published = { studies: ShownStudy[]; status: 'waiting' | 'failed' | 'ready'; fetchAgain: () => void };

type CaseStudies = {
  /** The loaded or shared studies in test mode that are public at the time shown, the bundled ones otherwise. */
  caseStudies: ShownStudy[];
  /** The loaded or shared studies that are not public at that time. */
  hidden: ShownStudy[];
  /** Both, as they were loaded. The others have the files of this device in place of their addresses. */
  all: ShownStudy[];
  /** All, without the pictures and films of this device. */
  shareable: ShownStudy[];
  /** The pictures and films of this device. */
  files: LocalFiles;
  featured: ShownStudy[];
  related: (slug: string, limit?: number) => ShownStudy[];
  bySlug: (slug: string) => ShownStudy | undefined;
  published: Published;
  /** The stored studies; `active` when a loaded or shared list replaces the bundled one, `isShared` when it is a shared one, `sharedBy` the name of who shared it, if they gave one. */
  testMode: StoredStudies & { active: boolean; isShared: boolean; sharedBy: string };
  /** Validates a text. Without errors, stores its studies and activates test mode; with errors, changes nothing. */
  load: (text: string) => Validation;
  /** Returns to the bundled list and clears the stored studies. */
  reset: () => void;
  /** Restores the studies that the last `reset` cleared or the last `storeShared` replaced; null when there are none. */
  undoReset: (() => void) | null;
  /** Shows shared studies in this tab until it is reloaded. The stored studies do not change. */
  showShared: (studies: ShownStudy[], from?: string) => void;
  /** Replaces the stored studies with the shared ones. */
  storeShared: () => void;
  closeShared: () => void;
};

type CaseStudiesProviderProps = {
  /** The list rendered with the page; without it the list is fetched. */
  bundled?: ShownStudy[];
  children: ReactNode;
};

const Context = createContext<CaseStudies | null>(null);
const storage = studyStorage(() => localStorage);

/**
 * Provides the case studies of a page: bundled ones, or custom ones in test mode (specification section 4). Refetches the bundled
 * list when it is older than a minute; if that fails, keeps the last one.
 */
export function CaseStudiesProvider(props: CaseStudiesProviderProps) {
  return (
    <QueryProvider>
      <StateProvider {...props} />
    </QueryProvider>
  );
}

function StateProvider({ bundled, children }: CaseStudiesProviderProps) {
  const search = useSearch();
  const published = usePublished(bundled);
  const stored = useSyncExternalStore(storage.subscribe, storage.read, () => NOTHING_STORED);
  const [replaced, setReplaced] = useState<{ studies: ShownStudy[]; by: string | null } | null>(null);
  const [shared, setShared] = useState<{ studies: ShownStudy[]; from: string } | null>(null);
  const [now] = useState(() => new Date());
  const { files, withFiles } = useLocalFiles();
  useTestModeLinks(search);

  const value = useMemo<CaseStudies>(() => {
    const custom = shared?.studies ?? stored.studies;
    const active = isTestMode(search) && custom !== null;
    const time = new Date(getShownTime(search, now));
    const isShown = ({ revealed_on }: ShownStudy) => isPublic(revealed_on, time);
    const all = active ? custom : published.studies;
    const caseStudies = active ? custom.filter(isShown).map(withFiles) : published.studies;
    const bySlug = (slug: string) => caseStudies.find((study) => study.slug === slug);

    function store(studies: ShownStudy[]) {
      storage.save(studies, new Date());
      setReplaced(null);
      setShared(null);
    }

    /** The replaced studies can be restored as long as nothing else is stored. */
    function rememberStored() {
      setReplaced(stored.studies && { studies: stored.studies, by: storage.read().savedAt });
    }

    return {
      caseStudies,
      all,
      files,
      shareable: all.map((study) => mapFileAddresses(study, (address) => (files.has(address) ? '' : address))),
      hidden: active ? custom.filter((study) => !isShown(study)) : NONE,
      bySlug,
      featured: caseStudies.filter((study) => study.featured === true),
      related(slug, limit = 3) {
        const study = bySlug(slug);
        return study ? relatedStudies(study, caseStudies, limit) : [];
      },
      published,
      testMode: { ...stored, active, isShared: active && shared !== null, sharedBy: shared?.from ?? '' },
      load(text) {
        const validation = parseCaseStudies(text);
        if (validation.errors.length === 0) {
          store(validation.studies);
          if (!isTestMode(location.search)) goTo(withTestMode(location.href));
        }
        return validation;
      },
      reset() {
        storage.clear();
        void localFiles.clear();
        rememberStored();
      },
      undoReset:
        replaced && replaced.by === stored.savedAt
          ? () => {
              store(replaced.studies);
              void localFiles.restore();
            }
          : null,
      showShared: (studies, from = '') => setShared({ studies, from }),
      storeShared() {
        if (!shared) return;
        store(shared.studies);
        rememberStored();
      },
      closeShared: () => setShared(null),
    };
  }, [files, now, published, replaced, search, shared, stored, withFiles]);

  return <Context value={value}>{children}</Context>;
}

export function useCaseStudies(): CaseStudies {
  const value = use(Context);
  if (!value) throw new Error('useCaseStudies must be used within a CaseStudiesProvider');
  return value;
}

const NONE: ShownStudy[] = [];

function usePublished(bundled: ShownStudy[] | undefined): Published {
  const { data, isError, refetch } = useQuery({
    queryKey: ['case-studies'],
    queryFn: fetchPublished,
    initialData: bundled,
    refetchInterval: QUERY_DEFAULTS.staleTime,
    // Offline, the request fails with a message instead of being paused.
    networkMode: 'always',
  });
  return useMemo(() => {
    const status = data ? 'ready' : isError ? 'failed' : 'waiting';
    return { studies: data ?? NONE, status, fetchAgain: () => void refetch() };
  }, [data, isError, refetch]);
}
