import { describeHold, hasEnded, type HoldFacts } from '#lib/quote/hold-text';
import styles from './confirmation-hold.module.css';

/** What came of the start that the visitor asked for, below the reference. */
export function ConfirmationHold({ hold, ...place }: HoldFacts) {
  // After its end a person has to look.
  const { title, text } = describeHold({ hold: hasEnded(hold) ? { outcome: 'ask' } : hold, ...place });
  return (
    <section aria-labelledby="sent-hold" className={styles.hold}>
      <h2 className="h3" id="sent-hold">
        {title}
      </h2>
      <p>{text}</p>
    </section>
  );
}
