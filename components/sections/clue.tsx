import type { SectionOf } from '#lib/pages/sections';
import { CheckedAnswer } from '#components/ui/checked-answer';
import { CardBack } from './card-back.tsx';
import styles from './clue.module.css';
import { Hints } from './hints.tsx';
import { Section } from './section.tsx';

/** A clue to solve on the page. Hints and the back of the card open without scripts. */
export function Clue({ id, ground = 'lagoon', title, lead, riddle, hints, answer, reward }: SectionOf<'clue'>) {
  return (
    <Section id={id} ground={ground} title={title} lead={lead} layout="side">
      <div className={styles.card}>
        <p className={styles.riddle}>
          {riddle.map((line) => (
            <span key={line}>{`${line} `}</span>
          ))}
        </p>
        <CheckedAnswer answers={[answer]} label="Your answer">
          {`Right. ${reward}`}
        </CheckedAnswer>
        <Hints hints={hints} />
      </div>
      <CardBack answer={answer} reward={reward} />
    </Section>
  );
}
