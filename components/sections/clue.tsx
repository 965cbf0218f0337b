import { drawScript, tellScript } from '#lib/illustration/glyphs';
import type { SectionOf } from '#lib/site/sections';
import styles from './clue.module.css';
import { Section } from './section.tsx';

/** So many signs fill the width of the card. */
const LONGEST = 14;

/** A clue to solve on the page: each hint waits inside the one before, and the card turns over without scripts. */
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
        <summary className={styles.turn}>
          <span className={styles.closed}>Turn the card over</span>
          <span className={styles.opened}>Turn it back</span>
        </summary>
        <p className={`display ${styles.answer}`}>{answer}</p>
        <p className={styles.reward}>{reward}</p>
      </details>
    </Section>
  );
}

/** A line of signs. Who cannot see them hears their names, which solve as well. */
function Script({ line }: { line: string }) {
  const { viewBox, markup } = drawScript(line);
  return (
    <p className={styles.script}>
      <span className="visually-hidden">Signs: {tellScript(line)}.</span>
      <svg
        viewBox={viewBox}
        width={`${(line.length / LONGEST) * 100}%`}
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
