import styles from './fact-list.module.css';

/** Numbers with labels, each on a rule one step below the one before. */
export function FactList({ items }: { items: { value: string; label: string }[] }) {
  return (
    <dl className={styles.facts}>
      {items.map(({ value, label }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value} data-long={value.length > 6 || undefined}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
