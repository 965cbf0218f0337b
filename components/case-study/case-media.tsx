import type { CaseStudy } from '#lib/case-studies/schema';
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
          <figure className={styles.film}>
            <video controls preload="none" poster={posterOf(study.videoUrl)} width="960" height="540">
              <source src={study.videoUrl} type="video/mp4" />
              <track kind="captions" src={captionsOf(study.videoUrl)} srcLang="en" label="English" default />
              <a href={study.videoUrl}>Watch the film</a>
            </video>
            <figcaption>A hunt in ten seconds, with captions.</figcaption>
          </figure>
        )}
      </div>
    </section>
  );
}

function posterOf(videoUrl: string): string {
  return videoUrl.replace(/\.\w+$/, '.svg');
}

function captionsOf(videoUrl: string): string {
  return videoUrl.replace(/\.\w+$/, '.vtt');
}
