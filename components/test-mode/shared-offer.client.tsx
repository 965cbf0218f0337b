'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import type { ShownStudy } from '#lib/case-studies/schema';
import { formatShareCount, applyShare, type ParsedShare } from '#lib/test-mode/share';
import { useCaseStudies } from './case-studies-provider.client.tsx';
import styles from './shared-offer.module.css';
import { usePromiseValue } from './use-promise-value.ts';

type SharedOfferProps = {
  opened: Promise<ParsedShare>;
  onPreview: (studies: ShownStudy[], from?: string) => void;
  onClose: () => void;
};

/**
 * Opens the content of a share link at once, or offers it to a visitor who has loaded case studies of their own. Nothing is stored before the
 * visitor says so.
 */
export function SharedOffer({ opened, onPreview, onClose }: SharedOfferProps) {
  const { published, testMode } = useCaseStudies();
  const share = usePromiseValue(opened);
  if (!share) return null;
  if ('failure' in share) return <Refusal text={share.failure} onClose={onClose} />;
  const offer = `${share.changes.from ?? 'Someone'} shared ${formatShareCount(share.changes)}.`;
  if (published.status === 'waiting') return <Bar text={`${offer} One moment, the published list is on its way.`} />;
  if (published.status === 'failed') {
    return (
      <Bar text={`${offer} They build on the published list, which could not be fetched.`}>
        <Choice text="Try again" onClick={published.fetchAgain} />
        <Choice text="Not now" onClick={onClose} isQuiet />
      </Bar>
    );
  }
  const result = applyShare(published.studies, share.changes);
  if ('failure' in result) return <Refusal text={result.failure} onClose={onClose} />;
  const { from } = share.changes;
  if (!testMode.studies) return <Opening onOpen={() => onPreview(result.studies, from)} />;
  return (
    <Bar text={`${offer} What you loaded yourself stays as it is.`}>
      <Choice text="Preview them" onClick={() => onPreview(result.studies, from)} />
      <Choice text="Not now" onClick={onClose} isQuiet />
    </Bar>
  );
}

function Opening({ onOpen }: { onOpen: () => void }) {
  const open = useRef(onOpen);
  useEffect(() => open.current(), []);
  return null;
}

function Refusal({ text, onClose }: { text: string; onClose: () => void }) {
  return (
    <Bar text={text} isFailure>
      <Choice text="Close" onClick={onClose} isQuiet />
    </Bar>
  );
}

type BarProps = { text: string; isFailure?: boolean; children?: ReactNode };

function Bar({ text, isFailure = false, children }: BarProps) {
  return (
    <section className={styles.offer} aria-label="Shared with you" data-failure={isFailure}>
      <p role={isFailure ? 'alert' : 'status'}>{text}</p>
      <div className={styles.choices}>{children}</div>
    </section>
  );
}

function Choice({ text, onClick, isQuiet = false }: { text: string; onClick: () => void; isQuiet?: boolean }) {
  return (
    <button type="button" className="button" data-variant={isQuiet ? 'plain' : undefined} onClick={onClick}>
      <i aria-hidden="true" />
      <span>{text}</span>
    </button>
  );
}
