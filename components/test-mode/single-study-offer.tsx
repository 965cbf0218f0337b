import styles from './fix-list.module.css';

type SingleStudyOfferProps = { onAdd: () => void; onReplace: () => void };

/** Two ways to load a text that holds one case study instead of a list. */
export function SingleStudyOffer({ onAdd, onReplace }: SingleStudyOfferProps) {
  return (
    <section className={styles.fixes} aria-labelledby="single" tabIndex={-1} data-problem="choice">
      <h2 id="single" className={styles.title}>
        This is one case study, not a list
      </h2>
      <p className={styles.choices}>
        <button type="button" className={styles.accept} onClick={onAdd}>
          Add it to the list
        </button>
        <button type="button" className={styles.accept} onClick={onReplace}>
          Only this
        </button>
      </p>
    </section>
  );
}
