'use client';

import type { Game } from '#lib/site/lists';
import { FieldError } from './field.tsx';
import { fieldId } from './field-ids.ts';
import { reasonAgainst, RECOMMEND } from './game-fit.ts';
import styles from './game-step.module.css';
import tile from './tile.module.css';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';

/** Step 4: which game. Leaving it to us is the first choice; games that are out stay visible with the reason. */
export function GameStep({ answers, dispatch, errors, copy, games }: StepProps) {
  const chosen = answers.game || RECOMMEND;
  const sorted = games.toSorted((left, right) => Number(right.id === RECOMMEND) - Number(left.id === RECOMMEND));
  const out = sorted.flatMap((game) => {
    const reason = reasonAgainst(game, answers);
    return reason ? [{ game, reason }] : [];
  });
  const fitting = sorted.filter((game) => !out.some((other) => other.game === game));
  return (
    <StepFrame {...copy.game} radios={{ field: 'game', error: errors.game }}>
      <FieldError field="game" error={errors.game} />
      <div className={styles.cards}>
        {fitting.map((game, index) => (
          <label className={`${tile.tile} ${styles.card}`} key={game.id}>
            <input
              className={tile.input}
              type="radio"
              name="game"
              id={index === 0 ? fieldId('game') : undefined}
              value={game.id}
              checked={chosen === game.id}
              onChange={() => dispatch({ kind: 'choose game', game })}
              aria-describedby={`quote-game-${game.id}`}
            />
            <span className={styles.disc} />
            <span className={styles.name}>{game.name}</span>
            <span className={styles.line} id={`quote-game-${game.id}`} aria-hidden="true">
              {game.line}. <span className={styles.facts}>{factsOf(game, answers.city)}</span>
            </span>
          </label>
        ))}
      </div>
      {out.length > 0 && (
        <details className={styles.out}>
          <summary className={styles.summary}>
            <span>{out.length === 1 ? '1 game is out' : `${out.length} games are out`}, and why</span>
          </summary>
          <ul className={styles.reasons}>
            {out.map(({ game, reason }) => (
              <li key={game.id}>{reason}</li>
            ))}
          </ul>
        </details>
      )}
    </StepFrame>
  );
}

function factsOf(game: Game, city: string): string {
  if (game.id === RECOMMEND) return 'The price stays the same.';
  const size = `${game.smallest} to ${game.largest.toLocaleString('en-US')} people, ${game.time}, ${game.setting}.`;
  if (!game.city) return size;
  const place = game.city.split(',')[0];
  return city === game.city ? `${size} In ${place}.` : `${size} Only in ${place}: choosing it moves your event there.`;
}
