'use client';

import { useCallback, useRef, useState, type ReactNode } from 'react';
import { NEEDS_SCRIPTS } from '#lib/delivery/html/html-markers';
import {
  describeHour,
  formatClock,
  getActivity,
  getLocalTime,
  joinNames,
  type Activity,
  type OfficeCity,
  type Start,
  type Workday,
} from '#lib/pages/office-hours';
import { GlobeBoard } from './globe-board.tsx';
import { useBoardDrag } from './use-board-drag.client.ts';
import styles from './globe.module.css';

const ACTIVITY_TEXT: Record<Activity, string> = {
  work: 'at work',
  early: 'up early',
  late: 'off work',
  asleep: 'asleep',
};

/** The number of starts, in words. */
const COUNTS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];

type GlobeHoursProps = {
  cities: OfficeCity[];
  workday: Workday;
  starts: Start[];
  /** The drawings that stay the same, rendered on the server: the symbols of the board, and the track of hours. */
  symbols: ReactNode;
  track: ReactNode;
};

/**
 * The hour of the first city on a track, the board that turns with it, and what it is in every city. The range is
 * uncontrolled, so an hour that was chosen before hydration remains. Dragging the board moves the range.
 */
export function GlobeHours({ cities, workday, starts, symbols, track }: GlobeHoursProps) {
  const firstHour = starts[0]?.hour ?? 12;
  const range = useRef<HTMLInputElement>(null);
  const [turn, setTurn] = useState(firstHour);
  const hour = mod24(turn);
  const [home] = cities;
  const drag = useBoardDrag(hour, showHour);

  const readRange = useCallback((input: HTMLInputElement | null) => {
    range.current = input;
    if (input) setTurn(Number(input.value));
  }, []);

  /** Turns the board the short way round. */
  function showHour(next: number) {
    if (range.current) range.current.value = String(next);
    setTurn((last) => last + mod24(next - last + 12) - 12);
  }

  if (!home) return null;
  const places = cities.map((city) => {
    const time = getLocalTime(city, home, hour);
    return {
      name: city.name,
      time,
      activity: getActivity(time, workday),
      angle: -(turn * 60 + city.offset - home.offset) / 4,
    };
  });
  return (
    <>
      <div className={styles.turn}>
        <div className={styles.board} {...drag}>
          <GlobeBoard symbols={symbols} workday={workday} angle={(home.offset / 60 - turn) * 15} places={places} />
        </div>
        <p className={styles.answer} aria-live="polite" aria-atomic="true">
          <b className="display">{formatClock(hour * 60)}</b>
          {` in ${home.name}: `}
          <span>{describeHour(cities, workday, hour)}</span>
        </p>
        <p>
          <label htmlFor="globe-hour">{`The hour in ${home.name}`}</label>
          {', with a story for each city at work. '}
          <span {...NEEDS_SCRIPTS}>Slide it, or turn the board.</span>
        </p>
        <div className={styles.hours}>
          {track}
          <input
            ref={readRange}
            id="globe-hour"
            type="range"
            min="0"
            max="23"
            defaultValue={firstHour}
            aria-valuetext={formatClock(hour * 60)}
            onChange={(event) => showHour(Number(event.currentTarget.value))}
            {...NEEDS_SCRIPTS}
          />
        </div>
        <p className={styles.quarters} aria-hidden="true">
          {['midnight', '6 am', 'noon', '6 pm'].map((text) => (
            <span key={text}>{text}</span>
          ))}
        </p>
      </div>
      <div className={styles.sheet}>
        <ul className={styles.cities}>
          {places.map(({ name, time, activity }, index) => (
            <li key={name} data-activity={activity}>
              <svg className="scene" viewBox="-30 -130 60 74" aria-hidden="true">
                <use href={`#globe-pawn-${index}`} />
              </svg>
              <b>{name}</b>
              <span>{formatClock(time)}</span>
              <span>{ACTIVITY_TEXT[activity]}</span>
            </li>
          ))}
        </ul>
        <Starts starts={starts} onShow={showHour} />
      </div>
    </>
  );
}

/** The starts in words, which need no script, each with a button that shows it. */
function Starts({ starts, onShow }: { starts: Start[]; onShow: (hour: number) => void }) {
  return (
    <>
      <h3 className={styles.count}>
        {starts.length === 1
          ? 'One start reaches everyone'
          : `${COUNTS[starts.length] ?? 'Several'} starts reach everyone`}
      </h3>
      <ul className={styles.starts}>
        {starts.map(({ hour, cities }) => (
          <li key={hour}>
            <b>{formatClock(hour * 60)}</b>
            <span>{joinNames(cities)}</span>
            <button type="button" className="go" onClick={() => onShow(hour)} {...NEEDS_SCRIPTS}>
              Show <span className="visually-hidden">{formatClock(hour * 60)}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** An hour of the day, also of a day before or after. */
function mod24(hour: number): number {
  return ((hour % 24) + 24) % 24;
}
