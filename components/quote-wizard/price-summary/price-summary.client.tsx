'use client';

import { memo } from 'react';
import { Tooltip } from '#components/ui/tooltip.client';
import { NEEDS_SCRIPTS } from '#lib/delivery/html/html-markers';
import { labelOfEventType } from '#lib/quote/event-types';
import { isValidHeadCount } from '#lib/quote/head-count';
import { missingForPrice } from '#lib/quote/missing-for-price';
import { formatDollars, formatPerPerson, formatWhole } from '#lib/quote/figures';
import { isPricedPerChild } from '#lib/quote/per-child';
import { baseFeeOf, participantPriceOf, type Price } from '#lib/quote/price';
import { knownPrice, PROMISE, type EventChoice, type QuoteAnswers, type QuoteState } from '#lib/quote/quote-state';
import type { Game, QuoteFlowCopy } from '#lib/pages/lists';
import { SameTeam } from '../steps/same-team.client.tsx';
import styles from './price-summary.module.css';
import { getTravelReason } from './travel-line.tsx';

type PriceSummaryProps = {
  answers: QuoteAnswers;
  state: QuoteState;
  copy: QuoteFlowCopy;
  games: readonly Game[];
  stepsLeft: number;
  onSwitch: (choice: EventChoice) => void;
};

/** The live price: its lines, the total, and what it includes. */
export const PriceSummary = memo(function PriceSummary({
  answers,
  state,
  copy,
  games,
  stepsLeft,
  onSwitch,
}: PriceSummaryProps) {
  const { typeOfEvent, participantSize: people } = answers;
  const city = typeOfEvent === 'virtual' ? '' : answers.city.trim();
  const isPlaceKnown = typeOfEvent === 'virtual' || city !== '';
  const subject = [typeOfEvent && labelOfEventType(typeOfEvent), city].filter(Boolean).join(', ');
  const isPerChild = isPricedPerChild(typeOfEvent);
  const price = knownPrice(answers);
  return (
    <aside className={styles.summary} aria-labelledby="quote-price-summary">
      <h2 className={`display ${styles.title}`} id="quote-price-summary">
        Score sheet
      </h2>
      <p className={styles.subject}>
        {subject || (isValidHeadCount(people) ? 'The rest is missing' : 'Nothing on it yet')}
      </p>
      {!isPerChild && (
        <dl className={styles.lines}>
          <div className={styles.line}>
            <dt>
              {isValidHeadCount(people) ? `${formatWhole(people)} ${people === 1 ? 'player' : 'players'}` : 'Players'}
            </dt>
            <dd>
              {isValidHeadCount(people) ? <Figure text={formatDollars(participantPriceOf(people))} /> : 'how many?'}
            </dd>
          </div>
          <div className={styles.line}>
            <dt className={styles.travel}>
              Travel and set-up
              <Tooltip content={`${copy.travelReasons.away} ${copy.travelReasons.home}`}>
                <button
                  className={styles.help}
                  type="button"
                  aria-label="What is travel and set-up?"
                  {...NEEDS_SCRIPTS}
                >
                  <span aria-hidden="true">?</span>
                </button>
              </Tooltip>
            </dt>
            <dd>{isPlaceKnown ? <Figure text={formatDollars(baseFeeOf(typeOfEvent, city))} /> : 'where?'}</dd>
            {isPlaceKnown && (
              <dd className={styles.reason}>{getTravelReason({ typeOfEvent, city }, copy.travelReasons)}</dd>
            )}
          </div>
        </dl>
      )}
      {price ? <Total price={price} people={people} /> : <Missing answers={answers} />}
      <SameTeam answers={answers} games={games} onSwitch={onSwitch} />
      {isPerChild && (
        <p className={styles.small}>
          Shorter than this: <a href="/homeschool-hunt#request">the form for families</a>.
        </p>
      )}
      <p className={styles.small}>{isPerChild ? PROMISE : state.quoteText}</p>
      <p className={styles.small}>
        {!isPerChild && <strong>Quote valid for 30 days. </strong>}
        <span>{copy.promise}</span>
      </p>
      <p className={styles.stepsLeft}>
        {stepsLeft === 0 ? 'Last move' : `${stepsLeft} ${stepsLeft === 1 ? 'move' : 'moves'} left`}
      </p>
    </aside>
  );
});

/** An amount that flashes when it changes. */
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
      <p className={styles.perPerson}>{`${formatPerPerson(total, people)} a person`}</p>
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
