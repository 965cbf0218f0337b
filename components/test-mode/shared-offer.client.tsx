'use client';

import type { ReactNode } from 'react';
import type { ShownStudy } from '#lib/case-studies/schema';
import { formatShareCount, applyShare, type ParsedShare } from '#lib/test-mode/share';
import { useCaseStudies } from './case-studies-provider.client.tsx';
import styles from './shared-offer.module.css';
import { usePromiseValue } from './use-promise-value.ts';

type SharedOfferProps = {
  opened: Promise<ParsedShare>;
  onPreview: (studies: ShownStudy[]) => void;
  onClose: () => void;
};

/** Offers the content of a share link. Nothing is shown or stored before the visitor accepts it. */
export function SharedOffer({ opened, onPreview, onClose }: SharedOfferProps) {
  const { published, testMode } = useCaseStudies();
  const share = usePromiseValue(opened);
  if (!share) return null;
  if ('failure' in share) return <Refusal text={share.failure} onClose={onClose} />;
  const offer = `Someone shared ${formatShareCount(share.changes)}.`;
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
  return (
    <Bar text={testMode.studies ? `${offer} What you loaded yourself stays as it is.` : offer}>
      <Choice text="Preview them" onClick={() => onPreview(result.studies)} />
      <Choice text="Not now" onClick={onClose} isQuiet />
    </Bar>
  );
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
