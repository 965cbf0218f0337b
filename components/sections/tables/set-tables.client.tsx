'use client';

import { useCallback, useState } from 'react';
import { NEEDS_SCRIPTS } from '#lib/delivery/html/html-markers';
import type { SectionOf } from '#lib/pages/sections';
import { planTables, TABLES } from '#lib/pages/table-plan';
import { formatDollars, formatWhole } from '#lib/quote/figures';
import { Ballroom } from './ballroom.tsx';
import styles from './set-tables.module.css';

type Props = Omit<SectionOf<'tables'>, 'kind' | 'id' | 'ground' | 'title' | 'lead'> & { from: string };

/**
 * A range that sets the tables of a ballroom, with what they need and cost. Its value is the number of players, so that the
 * form sends it to the quote. It is uncontrolled: what was set before hydration remains.
 */
export function SetTables({ game, typeOfEvent, tables: shownFirst, aisles, action, from, ...figures }: Props) {
  const { seats } = figures;
  const [{ tables, before }, setTables] = useState({ tables: shownFirst, before: shownFirst });
  const update = useCallback(
    (range: HTMLInputElement | null) => {
      if (!range) return;
      const set = Number(range.value) / seats;
      setTables((last) => (last.tables === set ? last : { tables: set, before: last.tables }));
    },
    [seats],
  );
  const { players, hosts, squareFeet, size, home, away } = planTables(tables, { typeOfEvent, ...figures });

  return (
    <form className={styles.room} action="/get-a-quote" method="get">
      <div className={styles.floor}>
        <Ballroom tables={tables} before={before} hosts={hosts} />
        <p className={styles.remark}>{size?.remark}</p>
      </div>
      <div className={styles.sheet}>
        <input type="hidden" name="type" value={typeOfEvent} />
        <input type="hidden" name="game" value={game} />
        <input type="hidden" name="from" value={from} />
        <div className={styles.setter} data-no-print {...NEEDS_SCRIPTS}>
          <label htmlFor="set-tables">How many tables?</label>
          <div className={styles.track}>
            <svg aria-hidden="true">
              <line y1="50%" x2="100%" y2="50%" />
              <line y1="50%" x2="100%" y2="50%" pathLength={7.01} />
            </svg>
            <input
              id="set-tables"
              ref={update}
              name="people"
              type="range"
              min={TABLES.min * seats}
              max={TABLES.max * seats}
              step={seats}
              defaultValue={shownFirst * seats}
              onChange={(event) => update(event.currentTarget)}
              aria-valuetext={`${tables} tables, ${players} players`}
            />
          </div>
        </div>
        <div aria-live="polite" aria-atomic="true">
          <p className={`display ${styles.tables}`}>{tables} tables</p>
          <ul className={styles.facts}>
            <li>
              <b>{players}</b> players, {seats} at a table
            </li>
            <li>
              <b>{hosts}</b> {hosts === 1 ? 'host' : 'hosts'} on the floor
            </li>
            <li>
              <b>{formatWhole(squareFeet)}</b> sq ft, {aisles}
            </li>
            <li>{size?.setUp}</li>
          </ul>
          <p className={styles.prices}>
            <span>
              <b className="display">{formatDollars(home)}</b> in San Francisco
            </span>{' '}
            <span>
              <b className="display">{formatDollars(away)}</b> anywhere else
            </span>
          </p>
        </div>
        <button type="submit" className="button" data-variant="hot">
          <i aria-hidden="true" />
          {action}
        </button>
      </div>
    </form>
  );
}
