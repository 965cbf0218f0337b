import type { SectionOf } from '#lib/site/sections';
import { layTrack } from './lay-track.ts';
import { Section } from './section.tsx';
import styles from './track.module.css';

/** Stops along a ribbon: straight down on phones, there and back again on wide screens. */
export function Track({ id, ground, title, lead, stops }: SectionOf<'track'>) {
  const { columns, places } = layTrack(stops.length);
  const isStraight = !places.some(({ goesDown }) => goesDown);
  return (
    <Section id={id} ground={ground} title={title} lead={lead}>
      <ol className={styles.track} data-lanes={columns} data-straight={isStraight || undefined}>
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
