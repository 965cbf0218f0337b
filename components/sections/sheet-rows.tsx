import styles from './sheet-rows.module.css';

/** Facts between dashed rules, each with its name. */
export function SheetRows({ rows }: { rows: { label: string; text: string }[] }) {
  return (
    <dl className={styles.rows}>
      {rows.map(({ label, text }) => (
        <div key={label} className={styles.row}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
