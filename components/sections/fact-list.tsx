import styles from './fact-list.module.css';

/** Numbers on rules that step down like a staircase. */
export function FactList({ items }: { items: { value: string; label: string }[] }) {
  return (
    <dl className={styles.facts}>
      {items.map(({ value, label }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value} data-wordy={value.length > 6 || undefined}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
