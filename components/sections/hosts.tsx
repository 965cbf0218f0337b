import { Portrait } from '#components/ui/portrait';
import { toAnchorId } from '#lib/content/to-anchor-id';
import { getHosts } from '#lib/pages/read';
import type { SectionOf } from '#lib/pages/sections';
import styles from './hosts.module.css';
import { Section } from './section.tsx';

/** All hosts, each with the best wrong answer they heard from players. */
export function Hosts({ id, ground, title, lead }: SectionOf<'hosts'>) {
  return (
    <Section id={id} ground={ground} title={title} lead={lead}>
      <ul className={styles.hosts}>
        {getHosts().map(({ name, city, languages, line, wrongAnswer, avatar }) => (
          <li key={name} id={toAnchorId(name)} className={styles.host}>
            <span className={styles.portrait}>
              <Portrait src={avatar} large />
            </span>
            <h3 className={`h3 ${styles.name}`}>{name}</h3>
            <p className={styles.where}>
              {city}. {languages}.
            </p>
            <p className={styles.line}>{line}</p>
            <p className={styles.answer}>
              <b>Best wrong answer:</b> {wrongAnswer}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
