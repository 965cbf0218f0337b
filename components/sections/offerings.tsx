import { getOfferings } from '#lib/site/read';
import type { SectionOf } from '#lib/site/sections';
import styles from './offerings.module.css';

/** The six offerings as one side of a board: corner, four thin squares, corner. One file holds their pictures. */
export function Offerings({ id, label }: SectionOf<'offerings'>) {
  return (
    <nav id={id} aria-label={label} className={styles.edge} data-far>
      {getOfferings().map(({ title, href, art, people, price }) => (
        <a key={href} href={href} className={styles.square} data-art={art}>
          <span className={styles.title}>{title}</span>
          <span className={styles.art}>
            <img src={`/art/tiles.svg#${art}`} alt="" loading="lazy" decoding="async" />
          </span>
          <span className={styles.strip}>
            <span>{people}</span>
            <span>{price}</span>
          </span>
        </a>
      ))}
    </nav>
  );
}
