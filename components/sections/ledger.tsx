import type { SectionOf } from '#lib/pages/sections';
import styles from './ledger.module.css';
import { Section } from './section.tsx';
import { withFrom } from './with-from.ts';

/** Rows between rules: the name on the left, its description on the right. */
export function Ledger({ id, ground, title, lead, items, from }: SectionOf<'ledger'> & { from: string }) {
  return (
    <Section id={id} ground={ground} title={title} lead={lead}>
      <ul className={styles.rows}>
        {items.map((item) => (
          <li key={item.title} id={item.id} className={styles.row}>
            <h3 className={`h3 ${styles.name}`}>{item.title}</h3>
            <div className={styles.text}>
              <p>{item.text}</p>
              {item.meta && (
                <ul className={styles.meta}>
                  {item.meta.map((fact) => (
                    <li key={fact}>{fact}</li>
                  ))}
                </ul>
              )}
              {item.link && (
                <p>
                  <a className="go" href={withFrom(item.link.href, from)}>
                    {item.link.text}
                  </a>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
