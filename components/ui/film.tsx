import styles from './film.module.css';

/** A film that loads only when it is played. Poster (.svg) and captions (.vtt) stand beside it under the same name. */
export function Film({ src, caption }: { src: string; caption: string }) {
  const beside = (ending: string) => src.replace(/\.\w+$/, ending);
  return (
    <figure className={styles.film}>
      <video controls preload="none" poster={beside('.svg')} width="960" height="540">
        <source src={src} type="video/mp4" />
        <track kind="captions" src={beside('.vtt')} srcLang="en" label="English" default />
        <a href={src}>Watch the film</a>
      </video>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
