'use client';

import { formatWhole } from '#lib/quote/figures';
import { fitsType, describeMismatch, RECOMMEND } from '#lib/pages/game-fit';
import type { Game } from '#lib/pages/lists';
import { FieldError } from './field.tsx';
import { fieldId } from '#lib/quote/field-ids';
import styles from './game-step.module.css';
import tile from './tile.module.css';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';

/** Step 4: the game. The first choice leaves it to the company. Games that do not fit are listed with the reason. */
export function GameStep({ answers, dispatch, errors, copy, games }: StepProps) {
  const chosen = answers.game || RECOMMEND;
  const sorted = games.toSorted((left, right) => Number(right.id === RECOMMEND) - Number(left.id === RECOMMEND));
  const excluded = sorted.flatMap((game) => {
    const reason = describeMismatch(game, answers);
    return reason ? [{ game, reason }] : [];
  });
  const excludedBySize = excluded.filter(({ game }) => fitsType(game, answers.typeOfEvent));
  const excludedByType = excluded.filter((other) => !excludedBySize.includes(other));
  const fitting = sorted.filter((game) => !excluded.some((other) => other.game === game));
  const { city, movedFrom } = answers;
  const movingGame = movedFrom && sorted.find(({ id }) => id === answers.game);

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
              <span>{`${game.line}. `}</span>
              <span className={styles.facts}>{formatFacts(game, city)}</span>
            </span>
          </label>
        ))}
      </div>
      <p className={styles.moved} role="status">
        {movingGame &&
          `${movingGame.name} is played in ${getCityName(movingGame)} only, so your event moved there from ${movedFrom.city}. Another game moves it back.`}
      </p>
      {excludedBySize.length > 0 && (
        <ul className={styles.reasons} aria-label="Out because of the number of players">
          {excludedBySize.map(({ game, reason }) => (
            <li key={game.id}>{reason}</li>
          ))}
        </ul>
      )}
      {excludedByType.length > 0 && (
        <details className={styles.excluded}>
          <summary className={styles.summary}>
            <span>
              {`${excludedByType.length === 1 ? '1 game is' : `${excludedByType.length} games are`} made for other events`}
            </span>
          </summary>
          <ul className={styles.reasons}>
            {excludedByType.map(({ game, reason }) => (
              <li key={game.id}>{reason}</li>
            ))}
          </ul>
        </details>
      )}
    </StepFrame>
  );
}

function formatFacts(game: Game, city: string): string {
  if (game.id === RECOMMEND) return 'The price stays the same.';
  const size = `${game.smallest} to ${formatWhole(game.largest)} people, ${game.time}, ${game.setting}.`;
  if (!game.city) return size;
  const place = getCityName(game);
  return city === game.city ? `${size} In ${place}.` : `${size} Only in ${place}: choosing it moves your event there.`;
}

function getCityName({ city = '' }: Game): string {
  return city.split(',')[0] ?? '';
}
