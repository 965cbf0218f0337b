import { Icon } from '#components/illustration/icon';
import type { SectionOf } from '#lib/pages/sections';
import { Section } from './section.tsx';
import styles from './twin.module.css';

/** One clue in two versions, outdoor and indoor, side by side. */
export function Twin({ id, ground = 'water', title, lead, outdoor, indoor, note }: SectionOf<'twin'>) {
  return (
    <Section id={id} ground={ground} title={title} lead={lead}>
      <div className={styles.pair}>
        <div className={styles.side}>
          <h3 className={styles.title}>
            <Icon name="pin" />
            {outdoor.title}
          </h3>
          <p className={styles.clue}>{outdoor.text}</p>
        </div>
        <div className={styles.side} data-side="indoor">
          <h3 className={styles.title}>
            <Icon name="home" />
            {indoor.title}
          </h3>
          <p className={styles.clue}>{indoor.text}</p>
        </div>
        <p className={styles.note}>{note}</p>
      </div>
    </Section>
  );
}
