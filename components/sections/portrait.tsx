import styles from './portrait.module.css';

/** A drawn portrait in an ink ring. The name stands beside it, so it has no text of its own. */
export function Portrait({ src, large = false }: { src: string; large?: boolean }) {
  return (
    <img
      className={styles.portrait}
      data-large={large || undefined}
      src={src}
      alt=""
      width={60}
      height={60}
      loading="lazy"
    />
  );
}
