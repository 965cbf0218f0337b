import type { FormEvent } from 'react';
import { PawnSymbols } from '#components/illustration/pawn-symbols';
import { CREW_SYMBOLS } from '#components/leaderboard/crew-look.ts';
import { CrewRow } from '#components/leaderboard/crew-row';
import { Podium } from '#components/leaderboard/podium';
import { PriceCalculator } from '#components/sections/price-calculator.client';
import input from '#components/ui/text-input.module.css';
import { ranked } from '#lib/integrations/leaderboard/ranked';
import { MAX_CREW_LENGTH } from '#lib/hunt/hunt';
import { PLAY_PATH } from '#lib/hunt/hunt-query';
import type { ClueSet } from '#lib/hunt/schema';
import { Card, HiddenFields, type CardProps } from './card.tsx';
import { Challenge } from './challenge.client.tsx';
import styles from './finish-card.module.css';
import { CARD_ID } from './play-href.ts';
import type { DressedGame } from './resume-game.ts';

/** How many crews stand on the podium; the others are listed below it. */
const ON_PODIUM = 3;

type FinishCardProps = Pick<CardProps, 'ref' | 'fields'> & {
  game: DressedGame;
  /** The crews of the house. On a board for a client they have the names of its crews. */
  house: ClueSet['crews'];
  score: number;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

type Player = { crew: string; score: number; detail?: string };

/** The card of the podium: the name of the crew, then its rank, the challenge, and what a real hunt costs. */
export function FinishCard({ ref, fields, game, house, score, onSubmit }: FinishCardProps) {
  const { hunt, clues, rival, dress } = game;
  if (!hunt.crew) {
    return (
      <Card ref={ref} title={`${score} points. Who are you?`}>
        <form action={`${PLAY_PATH}#${CARD_ID}`} method="get" className={styles.name} onSubmit={onSubmit}>
          <HiddenFields fields={fields} without="crew" />
          <label htmlFor="hunt-crew">Name your crew</label>
          <input
            className={input.input}
            id="hunt-crew"
            name="crew"
            maxLength={MAX_CREW_LENGTH}
            autoComplete="off"
            required
            pattern=".*[\p{L}\p{N}].*"
            title="A name needs a letter or a number"
          />
          <button type="submit" className="button">
            <i aria-hidden="true" />
            Step up
          </button>
        </form>
      </Card>
    );
  }
  const players: Player[] = [
    { crew: hunt.crew, score, detail: 'You' },
    ...(rival ? [{ ...rival, detail: 'Your challenger' }] : []),
    ...house.map(({ crew, points }, index) => ({ crew: dress?.crews[index] ?? crew, score: points })),
  ];
  const rows = ranked(players, 'points');
  const { rank } = rows.find(({ detail }) => detail === 'You') ?? { rank: 1 };
  return (
    <>
      <Card ref={ref} title={`${hunt.crew}: rank ${rank} of ${rows.length}`}>
        <svg className={styles.symbols} aria-hidden="true">
          <PawnSymbols prefix="hunt" names={CREW_SYMBOLS} />
        </svg>
        <Podium crews={rows} measure="points" symbols="hunt" />
        <ol className={styles.rows} start={ON_PODIUM + 1}>
          {rows.slice(ON_PODIUM).map((row) => (
            <CrewRow
              key={`${row.crew} ${row.detail}`}
              row={row}
              best={rows[0]?.score ?? 0}
              measure="points"
              symbols="hunt"
            />
          ))}
        </ol>
        <p>The board has three others tomorrow. A colleague can have these today.</p>
        <Challenge clues={clues} crew={hunt.crew} score={score} dress={dress} />
      </Card>
      <section className={styles.group}>
        <h2 className="h3">And with your whole group?</h2>
        <p>A real hunt has eleven clues, two hours and a host for every 40 of you. How many would come?</p>
        <PriceCalculator from="play" />
      </section>
    </>
  );
}
