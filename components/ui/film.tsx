import { FilmFacade } from './film-facade.client.tsx';
import styles from './film.module.css';

/**
 * A film that loads only when somebody asks for it. Poster (.svg) and captions (.vtt) stand beside it under the same
 * name. Without JavaScript its poster is a link to the file.
 */
export function Film({ src, caption }: { src: string; caption: string }) {
  return (
    <figure>
      <FilmFacade src={src} label={caption} />
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
