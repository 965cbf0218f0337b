import { Film } from '#components/ui/film';
import { hasPosterAndCaptions } from '#lib/content/film-files';
import type { ShownStudy } from '#lib/case-studies/schema';
import { Lightbox } from '../lightbox/lightbox.client.tsx';
import styles from './case-media.module.css';

type CaseMediaProps = {
  study: ShownStudy;
  /** Transcript of the film. */
  transcript?: string[];
};

/** Pictures of the event, and its film if there is one. */
export function CaseMedia({ study, transcript }: CaseMediaProps) {
  const isOwn = hasPosterAndCaptions(study.videoUrl ?? '');
  return (
    <section className={styles.media} aria-label="Pictures">
      <div className="wrap">
        <h2 className="h3">On the day</h2>
        {study.gallery.length > 0 && <Lightbox pictures={study.gallery} />}
        {study.videoUrl && (
          <div className={styles.film}>
            <Film
              src={study.videoUrl}
              poster={isOwn ? undefined : study.coverImage || undefined}
              caption={isOwn ? 'A short film of how we play, with captions.' : `${study.company}: ${study.title}`}
              transcript={transcript}
            />
          </div>
        )}
      </div>
    </section>
  );
}
