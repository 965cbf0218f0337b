'use client';

import { memo } from 'react';
import { Tooltip } from '#components/ui/tooltip.client';
import { labelOfEventType } from '#lib/quote/event-types';
import { isCountable } from '#lib/quote/head-count';
import { missingForPrice } from '#lib/quote/missing-for-price';
import { formatDollars, formatPerPerson, formatWhole } from '#lib/quote/figures';
import { baseFeeOf, participantPriceOf, type Price } from '#lib/quote/price';
import { knownPrice, type EventChoice, type QuoteAnswers, type QuoteState } from '#lib/quote/quote-state';
import type { Game, QuoteFlowCopy } from '#lib/site/lists';
import type { SameTeam } from './same-team.client.tsx';
import styles from './score-sheet.module.css';
import { reasonOfTravel } from './travel-line.tsx';

type ScoreSheetProps = {
  answers: QuoteAnswers;
  state: QuoteState;
  copy: QuoteFlowCopy;
  games: readonly Game[];
  movesLeft: number;
  /** What stands under a known price; comes with the later steps. */
  Comparison?: typeof SameTeam;
  onSwitch: (choice: EventChoice) => void;
};

/** The live price: its parts, the total, and what it stands for. */
export const ScoreSheet = memo(function ScoreSheet({
  answers,
  state,
  copy,
  games,
  movesLeft,
  Comparison,
  onSwitch,
}: ScoreSheetProps) {
  const { typeOfEvent, participantSize: people } = answers;
  const city = typeOfEvent === 'virtual' ? '' : answers.city.trim();
  const isPlaceKnown = typeOfEvent === 'virtual' || (typeOfEvent !== '' && city !== '');
  const subject = [typeOfEvent && labelOfEventType(typeOfEvent), city].filter(Boolean).join(', ');
  const price = knownPrice(answers);
  return (
    <aside className={styles.sheet} aria-labelledby="quote-sheet">
      <h2 className={`display ${styles.title}`} id="quote-sheet">
        Score sheet
      </h2>
      <p className={styles.subject}>{subject || (isCountable(people) ? 'The rest is missing' : 'Nothing on it yet')}</p>
      <dl className={styles.lines}>
        <div className={styles.line}>
          <dt>{isCountable(people) ? `${formatWhole(people)} ${people === 1 ? 'player' : 'players'}` : 'Players'}</dt>
          <dd>{isCountable(people) ? <Figure text={formatDollars(participantPriceOf(people))} /> : 'how many?'}</dd>
        </div>
        <div className={styles.line}>
          <dt className={styles.travel}>
            Travel and set-up
            <Tooltip content={`${copy.travelReasons.away} ${copy.travelReasons.home}`}>
              <button className={styles.ask} type="button" aria-label="What is travel and set-up?">
                <span aria-hidden="true">?</span>
              </button>
            </Tooltip>
          </dt>
          <dd>{isPlaceKnown ? <Figure text={formatDollars(baseFeeOf(typeOfEvent, city))} /> : 'where?'}</dd>
          {isPlaceKnown && (
            <dd className={styles.reason}>{reasonOfTravel({ typeOfEvent, city }, copy.travelReasons)}</dd>
          )}
        </div>
      </dl>
      {price ? <Total price={price} people={people} /> : <Missing answers={answers} />}
      {Comparison && <Comparison answers={answers} games={games} onSwitch={onSwitch} />}
      {typeOfEvent === 'homeschool' && (
        <p className={styles.small}>
          This is the company rate. Families pay per child:{' '}
          <a href="/homeschool-hunt#request">ask for the family price</a>.
        </p>
      )}
      <p className={styles.small}>{state.quoteText}</p>
      <p className={styles.small}>
        <strong>Quote valid for 30 days.</strong>
        {` ${copy.promise}`}
      </p>
      <p className={styles.stub}>
        {movesLeft === 0 ? 'Last move' : `${movesLeft} ${movesLeft === 1 ? 'move' : 'moves'} left`}
      </p>
    </aside>
  );
});

/** A figure that flashes when it changes. */
function Figure({ text }: { text: string }) {
  return (
    <span className={styles.figure} key={text}>
      {text}
    </span>
  );
}

function Total({ price: { total }, people }: { price: Price; people: number }) {
  return (
    <>
      <p className={styles.total}>
        <span>Total</span>
        <strong className={`display ${styles.sum}`}>
          <Figure text={formatDollars(total)} />
        </strong>
      </p>
      <p className={styles.share}>{formatPerPerson(total, people)} a person</p>
    </>
  );
}

function Missing({ answers }: { answers: QuoteAnswers }) {
  const { headline, detail } = missingForPrice(answers);
  return (
    <>
      <p className={`display ${styles.missing}`}>{headline}</p>
      <p className={styles.small}>{detail}</p>
    </>
  );
}
