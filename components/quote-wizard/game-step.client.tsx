'use client';

import { formatWhole } from '#lib/quote/figures';
import { fitsType, reasonAgainst, RECOMMEND } from '#lib/site/game-fit';
import type { Game } from '#lib/site/lists';
import { FieldError } from './field.tsx';
import { fieldId } from './field-ids.ts';
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
  const outBySize = out.filter(({ game }) => fitsType(game, answers.typeOfEvent));
  const outByType = out.filter((other) => !outBySize.includes(other));
  const fitting = sorted.filter((game) => !out.some((other) => other.game === game));
  const { city, movedFrom } = answers;
  const movedBy = movedFrom && sorted.find(({ id }) => id === answers.game);

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
              {game.line}. <span className={styles.facts}>{factsOf(game, city)}</span>
            </span>
          </label>
        ))}
      </div>
      <p className={styles.moved} role="status">
        {movedBy &&
          `${movedBy.name} is played in ${cityOf(movedBy)} only, so your event moved there from ${movedFrom.city}. Another game moves it back.`}
      </p>
      {outBySize.length > 0 && (
        <ul className={styles.reasons} aria-label="Out because of the number of players">
          {outBySize.map(({ game, reason }) => (
            <li key={game.id}>{reason}</li>
          ))}
        </ul>
      )}
      {outByType.length > 0 && (
        <details className={styles.out}>
          <summary className={styles.summary}>
            <span>{outByType.length === 1 ? '1 game is' : `${outByType.length} games are`} made for other events</span>
          </summary>
          <ul className={styles.reasons}>
            {outByType.map(({ game, reason }) => (
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
  const size = `${game.smallest} to ${formatWhole(game.largest)} people, ${game.time}, ${game.setting}.`;
  if (!game.city) return size;
  const place = cityOf(game);
  return city === game.city ? `${size} In ${place}.` : `${size} Only in ${place}: choosing it moves your event there.`;
}

function cityOf({ city = '' }: Game): string {
  return city.split(',')[0] ?? '';
}
