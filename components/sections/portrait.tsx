import styles from './portrait.module.css';

/** A drawn portrait in a ring. Its alternative text is empty because the name is printed beside it. */
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
