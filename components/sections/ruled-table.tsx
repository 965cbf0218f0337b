import type { ReactNode } from 'react';
import styles from './ruled-table.module.css';

type Props = {
  caption: string;
  head: string[];
  children: ReactNode;
  note?: string;
  /** For cells that hold sentences: on phones every row becomes an entry, labeled by the `data-label` of its cells. */
  wide?: boolean;
};

/** A table on ink rules. Its body comes as rows whose first cell is a row heading; it scrolls sideways when it must. */
export function RuledTable({ caption, head, children, note, wide = false }: Props) {
  return (
    <>
      <section className={styles.window} aria-label={caption} tabIndex={0}>
        <table className={styles.table} data-cells={head.length} data-stacks={wide || undefined}>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              {head.map((text) => (
                <th key={text} scope="col">
                  {text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </section>
      {note && <p className={styles.note}>{note}</p>}
    </>
  );
}
