import type { FilmSite } from '#lib/content/film-sites';
import { guessFilmFiles, type FilmFiles } from '#lib/pictures/film';
import { FilmFacade } from './film-facade.client.tsx';
import styles from './film.module.css';

type FilmProps = {
  /** Path of our own file. */
  src?: string;
  /** Its page at YouTube or Vimeo. */
  page?: string;
  /** The sites whose players may be embedded; otherwise the film is a link to its page. */
  embeds?: readonly FilmSite[];
  /** Its poster and captions. By default they have its name. */
  files?: FilmFiles;
  caption: string;
  /** The transcript: what is seen and said, one text for each moment. */
  transcript?: string[];
};

/**
 * A film that loads only after a click, with a transcript. Without JavaScript its poster is a link to the file, or to
 * YouTube if there is no file.
 */
export function Film({ caption, transcript = [], files, ...source }: FilmProps) {
  return (
    <figure>
      <FilmFacade {...source} files={files ?? guessFilmFiles(source.src ?? '')} label={caption} />
      <figcaption>
        <p className={styles.caption}>{caption}</p>
        {transcript.length > 0 && (
          <details className={styles.transcript}>
            <summary>Read the film</summary>
            <ol>
              {transcript.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ol>
          </details>
        )}
      </figcaption>
    </figure>
  );
}
