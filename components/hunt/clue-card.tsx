import type { FormEvent } from 'react';
import { capitalize } from '#lib/content/words';
import { getPoints, type Turn } from '#lib/hunt/hunt';
import { PLAY_PATH } from '#lib/hunt/hunt-query';
import input from '#components/ui/text-input.module.css';
import type { Clue, ClueSet } from '#lib/hunt/schema';
import { Card, HiddenFields, NextSquare, type CardProps } from './card.tsx';
import styles from './clue-card.module.css';
import { CARD_ID } from './play-href.ts';
import { SQUARE_NAMES } from './square-names.ts';

/** The wrong answers after which the answer may be shown. Without hints left it may be shown, too. */
const MISSES_UNTIL_SHOWN = 2;

const SHOW = 'Show me the answer';

type ClueCardProps = CardProps & {
  clue: Clue;
  turn: Turn;
  clueSet: ClueSet;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

/** A clue with its form, and its solution once it is solved or shown. */
export function ClueCard({ ref, clue, turn, clueSet, onSubmit, ...next }: ClueCardProps) {
  const { kind, text, picture, alt, points, solved, answers } = clue;
  const isOpen = turn.outcome === 'open';
  const [answer = ''] = answers;
  const won = getPoints(turn, points, clueSet.hint_cost);
  const title = isOpen
    ? `${SQUARE_NAMES[kind]}, ${points} points`
    : `${capitalize(answer)}${won > 0 ? `: ${won} points` : ''}`;
  return (
    <Card ref={ref} title={title}>
      {picture && <img className={styles.picture} src={picture} alt={alt} width={400} height={300} />}
      {isOpen ? (
        <>
          <p className={styles.text}>
            {text.map((line) => (
              <span key={line}>{`${line} `}</span>
            ))}
          </p>
          {kind === 'map' && <p className="visually-hidden">{`The board in words: ${alt}`}</p>}
          <ClueForm clue={clue} turn={turn} clueSet={clueSet} fields={next.fields} onSubmit={onSubmit} />
        </>
      ) : (
        <>
          <p>{turn.outcome === 'solved' ? solved : `That was it. No points, and no hard feelings. ${solved}`}</p>
          <NextSquare {...next} />
        </>
      )}
    </Card>
  );
}

type ClueFormProps = Pick<ClueCardProps, 'clue' | 'turn' | 'clueSet' | 'fields' | 'onSubmit'>;

function ClueForm({ clue: { hints, choices }, turn, clueSet, fields, onSubmit }: ClueFormProps) {
  const { misses, hint_cost: hintCost } = clueSet;
  const left = hints.length - turn.hints;
  return (
    <form action={`${PLAY_PATH}#${CARD_ID}`} method="get" className={styles.form} onSubmit={onSubmit}>
      <HiddenFields fields={fields} />
      {choices ? (
        <fieldset className={styles.choices}>
          <legend className="visually-hidden">Your answer</legend>
          {choices.map((choice) => (
            <label key={choice}>
              <input type="radio" name="answer" value={choice} />
              <span>{choice}</span>
            </label>
          ))}
        </fieldset>
      ) : (
        <label className={styles.field}>
          <span>Your answer</span>
          <input
            className={input.input}
            name="answer"
            maxLength={60}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
          />
        </label>
      )}
      <p role="status" className={styles.reply}>
        {turn.misses > 0 && misses[(turn.misses - 1) % misses.length]}
      </p>
      <ol className={styles.hints} aria-live="polite" aria-label="Hints">
        {hints.slice(0, turn.hints).map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ol>
      <div className={styles.actions}>
        <button type="submit" className="button" name="do" value="answer">
          <i aria-hidden="true" />
          Answer
        </button>
        {/* One button for both, so that the focus stays after the last hint. */}
        <button type="submit" className="go" name="do" value={left > 0 ? 'hint' : 'show'}>
          {left > 0 ? `Hint for ${hintCost} points` : SHOW}
        </button>
        {left > 0 && turn.misses >= MISSES_UNTIL_SHOWN && (
          <button type="submit" className="go" name="do" value="show">
            {SHOW}
          </button>
        )}
      </div>
    </form>
  );
}
