import { getExperiences } from '#lib/pages/read';
import { shortFromPrice } from '#components/ui/from-price.ts';
import type { SectionOf } from '#lib/pages/sections';
import styles from './offerings.module.css';

/** Six experiences as one edge of a game board: corner, four narrow squares, corner. One SVG file contains all their pictures. */
export function Offerings({ id, label }: SectionOf<'offerings'>) {
  return (
    <nav id={id} aria-label={label} className={styles.edge}>
      {getExperiences().map(
        ({ href, people, typeOfEvent, square }) =>
          square && (
            <a key={href} href={href} className={styles.square} data-art={square.art}>
              <span className={styles.title}>{square.title}</span>
              <span className={styles.art}>
                <img src={`/art/tiles.svg#${square.art}`} alt="" loading="lazy" decoding="async" />
              </span>
              <span className={styles.facts}>
                <span>{square.people ?? people}</span>
                <span>{shortFromPrice(typeOfEvent)}</span>
              </span>
            </a>
          ),
      )}
    </nav>
  );
}
