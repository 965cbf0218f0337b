import type { SectionOf } from '#lib/pages/sections';
import { PlacesMap } from './places-map.tsx';
import styles from './places.module.css';
import { Section } from './section.tsx';

/** The cities of most events, beside a drawn map of a fictional place. */
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
