import { CheckedAnswer } from '#components/ui/checked-answer';
import type { DrawnClues } from '#lib/hunt/draw-clues';
import styles from './clues-without-server.module.css';
import { SQUARE_NAMES } from './square-names.ts';

/** The clues for browsers without scripts on a host that answers no forms: the browser checks the answers, and hints open one by one. */
export function CluesWithoutServer({ clues }: { clues: DrawnClues }) {
  return (
    <noscript>
      <ol className={`wrap ${styles.clues}`}>
        {clues.map(({ id, kind, text, picture, alt, choices, hints, answers, solved }) => (
          <li key={id}>
            <h2 className="h3">{SQUARE_NAMES[kind]}</h2>
            {picture && <img src={picture} alt={alt} width={400} height={300} loading="lazy" />}
            <p>{text.join(' ')}</p>
            {kind === 'map' && <p className="visually-hidden">{`The board in words: ${alt}`}</p>}
            {choices && <p>{`One of these: ${choices.join(', ')}.`}</p>}
            <CheckedAnswer answers={answers} label="Your answer">
              {`Right. ${solved}`}
            </CheckedAnswer>
            {[...hints, answers[0]].map((hint, index) => (
              <details key={hint}>
                <summary>{index < hints.length ? `Hint ${index + 1}` : 'Show me the answer'}</summary>
                <p>{hint}</p>
              </details>
            ))}
          </li>
        ))}
      </ol>
    </noscript>
  );
}
