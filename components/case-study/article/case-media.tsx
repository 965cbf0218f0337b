import { Film } from '#components/ui/film';
import type { ShownStudy } from '#lib/case-studies/schema';
import { filmSite, type FilmSite } from '#lib/content/film-sites';
import { guessFilmFiles, type Films } from '#lib/pictures/film';
import type { Photos } from '#lib/pictures/photo';
import { Lightbox } from '../lightbox/lightbox.client.tsx';
import styles from './case-media.module.css';

/** The films that several studies share are ours; others show the event. */
const OUR_FILM = /^\/video\//;

type CaseMediaProps = {
  study: ShownStudy;
  /** The photos among its pictures, and its films. */
  photos?: Photos;
  films?: Films;
  /** The sites whose players may be embedded. */
  embeds?: readonly FilmSite[];
  /** Transcript of the film. */
  transcript?: string[];
};

/** Pictures of the event, and its film if there is one. */
export function CaseMedia({ study, photos = {}, films = {}, embeds, transcript }: CaseMediaProps) {
  const film = films[study.videoUrl ?? ''] ?? guessFilmFiles(study.videoUrl ?? '');
  // Only these are sent to the client component.
  const galleryPhotos = Object.fromEntries(
    study.gallery.flatMap(({ url }) => {
      const photo = photos[url];
      return photo ? [[url, photo]] : [];
    }),
  );
  const credits = [...new Set(Object.values(galleryPhotos).flatMap(({ credit }) => credit ?? []))];
  return (
    <section className={styles.media} aria-label="Pictures">
      <div className="wrap">
        <h2 className="h3">On the day</h2>
        {study.gallery.length > 0 && <Lightbox pictures={study.gallery} photos={galleryPhotos} films={films} />}
        {credits.length > 0 && <p className={styles.credits}>Photos: {credits.join(', ')}</p>}
        {study.videoUrl && (
          <div className={styles.film}>
            <Film
              src={filmSite(study.videoUrl) ? undefined : study.videoUrl}
              page={filmSite(study.videoUrl) && study.videoUrl}
              embeds={embeds}
              files={
                film.poster ? film : { ...film, poster: study.coverImage || undefined, photo: photos[study.coverImage] }
              }
              caption={
                OUR_FILM.test(study.videoUrl)
                  ? 'A short film of how we play, with captions.'
                  : `${study.company}: ${study.title}`
              }
              transcript={transcript}
            />
          </div>
        )}
      </div>
    </section>
  );
}
