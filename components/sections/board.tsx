import type { SectionOf } from '#lib/pages/sections';
import styles from './board.module.css';
import { boardLayout } from './board-layout.ts';
import { Section } from './section.tsx';
import { withFrom } from './with-from.ts';

/** Items as numbered squares of a grid in which every row is full. */
export function Board({ id, ground, title, lead, items, from }: SectionOf<'board'> & { from: string }) {
  const { columns, wide } = boardLayout(items.length);
  return (
    <Section id={id} ground={ground} title={title} lead={lead}>
      <ol className={styles.board} data-columns={columns}>
        {items.map((item, index) => (
          <li key={item.title} id={item.id} className={styles.square} data-wide={wide.includes(index) || undefined}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <div className={styles.text}>
              <h3 className={`h3 ${styles.name}`}>{item.title}</h3>
              <p>{item.text}</p>
              {item.meta && <p className={styles.meta}>{item.meta.join(', ')}</p>}
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
      </ol>
    </Section>
  );
}
