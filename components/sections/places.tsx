import type { SectionOf } from '#lib/site/sections';
import { PlacesMap } from './places-map.tsx';
import styles from './places.module.css';
import { Section } from './section.tsx';

/** The cities we go to often, beside a map of no place in particular. */
export function Places({ id, ground = 'meadow', title, lead, cities }: SectionOf<'places'>) {
  return (
    <Section id={id} ground={ground} title={title} lead={lead} aside={<PlacesMap />}>
      <ul className={styles.cities}>
        {cities.map((city) => (
          <li key={city}>{city}</li>
        ))}
      </ul>
    </Section>
  );
}
