import styles from './card-back.module.css';

/** The back of a clue card, which shows below the card. It turns over without scripts, by a `details` element. */
export function CardBack({ answer, reward }: { answer: string; reward: string }) {
  return (
    <details className={styles.back}>
      <summary className={styles.flip}>
        <span className={styles.closed}>Turn the card over</span>
        <span className={styles.opened}>Turn it back</span>
      </summary>
      <p className={`display ${styles.answer}`}>{answer}</p>
      <p className={styles.reward}>{reward}</p>
    </details>
  );
}
