import { FilmFacade } from './film-facade.client.tsx';
import styles from './film.module.css';

type FilmProps = {
  /** A file of ours; poster (.svg) and captions (.vtt) stand beside it under the same name. */
  src?: string;
  /** The id of the film at YouTube. */
  youtube?: string;
  /** Whether YouTube may play it here; otherwise the film of that id is a link. */
  embeds?: boolean;
  /** The picture of a film without a file. */
  poster?: string;
  caption: string;
  /** What is seen and said, one text for each moment. */
  transcript?: string[];
};

/**
 * A film that loads only when somebody asks for it, and its words for those who cannot see or hear it. Without JavaScript
 * its poster is a link to the file, or to YouTube when there is none.
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
