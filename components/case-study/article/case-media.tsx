import { Film } from '#components/ui/film';
import type { CaseStudy } from '#lib/case-studies/schema';
import { Lightbox } from '../lightbox/lightbox.client.tsx';
import styles from './case-media.module.css';

type CaseMediaProps = {
  study: CaseStudy;
  /** Transcript of the film. */
  transcript?: string[];
};

/** Pictures of the event, and its film if there is one. */
export function CaseMedia({ study, transcript }: CaseMediaProps) {
  return (
    <section className={styles.media} aria-label="Pictures">
      <div className="wrap">
        <h2 className="h3">On the day</h2>
        {study.gallery.length > 0 && <Lightbox pictures={study.gallery} />}
        {study.videoUrl && (
          <div className={styles.film}>
            <Film src={study.videoUrl} caption="A short film of how we play, with captions." transcript={transcript} />
          </div>
        )}
      </div>
    </section>
  );
}
