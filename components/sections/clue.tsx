import { writeScript, describeScript } from '#lib/pages/jidara-script';
import type { SectionOf } from '#lib/pages/sections';
import styles from './clue.module.css';
import { Section } from './section.tsx';

/** Number of signs that fill the width of the card. */
const MAX_SIGNS = 14;

/** A clue to solve on the page. Each hint is nested in the one before. The card turns over without scripts, by `details` elements. */
export function Clue({
  id,
  ground = 'lagoon',
  title,
  lead,
  script = [],
  riddle,
  hints,
  answer,
  reward,
}: SectionOf<'clue'>) {
  return (
    <Section id={id} ground={ground} title={title} lead={lead} layout="side">
      <div className={styles.card}>
        {script.map((line) => (
          <Script key={line} line={line} />
        ))}
        <p className={styles.riddle}>
          {riddle.map((line) => (
            <span key={line}>{`${line} `}</span>
          ))}
        </p>
        <Hints hints={hints} number={1} />
      </div>
      <details className={styles.back}>
        <summary className={styles.flip}>
          <span className={styles.closed}>Turn the card over</span>
          <span className={styles.opened}>Turn it back</span>
        </summary>
        <p className={`display ${styles.answer}`}>{answer}</p>
        <p className={styles.reward}>{reward}</p>
      </details>
    </Section>
  );
}

/** A line of signs. Screen readers get the names of the signs, with which the clue can be solved, too. */
function Script({ line }: { line: string }) {
  const { viewBox, markup } = writeScript(line);
  return (
    <p className={styles.script}>
      <span className="visually-hidden">Signs: {describeScript(line)}.</span>
      <svg
        viewBox={viewBox}
        width={`${(line.length / MAX_SIGNS) * 100}%`}
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: markup }}
      />
    </p>
  );
}

function Hints({ hints: [hint, ...others], number }: { hints: string[]; number: number }) {
  if (hint === undefined) return null;
  return (
    <details className={styles.hint}>
      <summary>
        <span className={styles.closed}>{number === 1 ? 'Take a hint' : 'Take another'}</span>
        <span className={styles.opened}>{`Hint ${number}`}</span>
      </summary>
      <p>{hint}</p>
      <Hints hints={others} number={number + 1} />
    </details>
  );
}
