import { describeHold, type HoldFacts } from '#lib/quote/hold-text';
import styles from './confirmation-hold.module.css';

/** What came of the start that the visitor asked for, below the reference. */
export function ConfirmationHold(facts: HoldFacts) {
  const { title, text } = describeHold(facts);
  return (
    <section aria-labelledby="sent-hold" className={styles.hold}>
      <h2 className="h3" id="sent-hold">
        {title}
      </h2>
      <p>{text}</p>
    </section>
  );
}
