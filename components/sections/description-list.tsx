import styles from './description-list.module.css';

/** Labeled facts between dashed rules. */
export function DescriptionList({ rows }: { rows: { label: string; text: string }[] }) {
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
