import type { SectionOf } from '#lib/pages/sections';
import styles from './lists.module.css';
import { Section } from './section.tsx';

/** Lists with drawn markers: plus for included, minus for not included. */
export function Lists({ id, ground, title, lead, columns }: SectionOf<'lists'>) {
  return (
    <Section id={id} ground={ground} title={title} lead={lead} layout={columns.length === 1 ? 'side' : 'split'}>
      <div className={styles.columns} data-lists={columns.length}>
        {columns.map((column) => (
          <div key={column.title} className={styles.column}>
            <h3 className={`h3 ${styles.title}`}>{column.title}</h3>
            <ul>
              {column.items.map((item) => (
                <li key={item} className={styles.item} data-sign={column.sign}>
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
