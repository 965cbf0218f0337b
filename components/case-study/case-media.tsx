import type { CaseStudy } from '#lib/case-studies/schema';
import { Film } from '#components/ui/film';
import styles from './case-media.module.css';

const FILM = /\.(mp4|webm|mov)(\?|$)/i;

/** Pictures of the event, and its film when there is one. Each picture opens by itself. */
export function CaseMedia({ study }: { study: CaseStudy }) {
  return (
    <section className={styles.media} aria-label="Pictures">
      <div className="wrap">
        <h2 className="h3">On the day</h2>
        <ul className={styles.pictures}>
          {study.gallery.map(({ url, alt }) => (
            <li key={url}>
              {FILM.test(url) ? (
                <video controls preload="none" src={url} aria-label={alt} width="720" height="540" />
              ) : (
                <a href={url}>
                  <img src={url} alt={alt} width="720" height="540" loading="lazy" decoding="async" />
                </a>
              )}
            </li>
          ))}
        </ul>
        {study.videoUrl && (
          <div className={styles.film}>
            <Film src={study.videoUrl} caption="A hunt in ten seconds, with captions." />
          </div>
        )}
      </div>
    </section>
  );
}
