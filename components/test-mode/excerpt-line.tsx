import { excerptAt } from '#lib/test-mode/excerpt';
import styles from './excerpt-line.module.css';

/** The line around an offset, with a caret below the character. The caret belongs to the character, so wide characters do not shift it. */
export function ExcerptLine({ text, offset }: { text: string; offset: number }) {
  const { before, mark, after } = excerptAt(text, offset);
  return (
    <code className={styles.line} dir="ltr">
      <bdi>{before}</bdi>
      <mark>{mark || '\u00a0'}</mark>
      <bdi>{after}</bdi>
    </code>
  );
}
