import { getOfferings } from '#lib/pages/read';
import type { SectionOf } from '#lib/pages/sections';
import styles from './offerings.module.css';

/** The six offerings as one edge of a game board: corner, four narrow squares, corner. One SVG file contains all their pictures. */
export function Offerings({ id, label }: SectionOf<'offerings'>) {
  return (
    <nav id={id} aria-label={label} className={styles.edge}>
      {getOfferings().map(({ title, href, art, people, price }) => (
        <a key={href} href={href} className={styles.square} data-art={art}>
          <span className={styles.title}>{title}</span>
          <span className={styles.art}>
            <img src={`/art/tiles.svg#${art}`} alt="" loading="lazy" decoding="async" />
          </span>
          <span className={styles.facts}>
            <span>{people}</span>
            <span>{price}</span>
          </span>
        </a>
      ))}
    </nav>
  );
}
