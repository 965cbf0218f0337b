import type { SectionOf } from '#lib/pages/sections';
import { trackLayout } from './track-layout.ts';
import { Section } from './section.tsx';
import styles from './track.module.css';

/** Stops along a ribbon: straight down on phones, in rows of alternating direction on wide screens. */
export function Track({ id, ground, title, lead, stops }: SectionOf<'track'>) {
  const { columns, places } = trackLayout(stops.length);
  const isStraight = !places.some(({ goesDown }) => goesDown);
  return (
    <Section id={id} ground={ground} title={title} lead={lead}>
      <ol className={styles.track} data-columns={columns} data-straight={isStraight || undefined}>
        {stops.map((stop, index) => {
          const place = places[index];
          return (
            <li
              key={stop.when + stop.title}
              className={styles.stop}
              data-right={place?.goesRight || undefined}
              data-down={place?.goesDown || undefined}
              data-column={place?.column}
            >
              <p className={styles.when}>{stop.when}</p>
              <h3 className={styles.name}>{stop.title}</h3>
              <p className={styles.text}>{stop.text}</p>
              <span className={styles.disc} aria-hidden="true" />
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
