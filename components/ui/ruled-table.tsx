import type { ReactNode } from 'react';
import styles from './ruled-table.module.css';

type Props = {
  caption: string;
  head: string[];
  children: ReactNode;
  note?: string;
  /** For cells with sentences: on phones each row becomes a block, with the `data-label` of its cells as labels. */
  wide?: boolean;
};

/** A table with horizontal rules. `children` are rows whose first cell is a row header. It scrolls sideways if it is too wide. */
export function RuledTable({ caption, head, children, note, wide = false }: Props) {
  return (
    <>
      <section className={styles.window} aria-label={caption} tabIndex={0}>
        <table className={styles.table} data-cells={head.length} data-stacked={wide || undefined}>
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
