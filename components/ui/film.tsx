import { FilmFacade } from './film-facade.client.tsx';
import styles from './film.module.css';

type FilmProps = {
  /** Path of our own file. Poster (.svg) and captions (.vtt) have the same path and name. */
  src?: string;
  /** The YouTube id of the film. */
  youtube?: string;
  /** True if the YouTube player may be embedded; otherwise the film is a link to YouTube. */
  canEmbed?: boolean;
  /** The picture of a film without a file. */
  poster?: string;
  caption: string;
  /** The transcript: what is seen and said, one text for each moment. */
  transcript?: string[];
};

/**
 * A film that loads only after a click, with a transcript. Without JavaScript its poster is a link to the file, or to
 * YouTube if there is no file.
 */
export function Film({ caption, transcript = [], ...source }: FilmProps) {
  return (
    <figure>
      <FilmFacade {...source} label={caption} />
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
