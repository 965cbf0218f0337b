'use client';

import { useCallback, useRef, useState, type PointerEvent, type ReactNode } from 'react';
import { NEEDS_SCRIPTS } from '#lib/delivery/html/html-markers';
import styles from './gate.module.css';

const PLACES = 8;
const STEP = 360 / PLACES;

type Line = {
  /** Where the middle of each letter and their baseline are. */
  x: string;
  y: number;
  /** How the line reads at each place of the ring. */
  readings: string[];
};

type GateDialProps = {
  lines: Line[];
  /** Places of the ring, counted from 1: where it is at first, and where the gate opens. */
  start: number;
  opensAt: number;
  signs: ReactNode;
  description: string;
  outerRing: ReactNode;
  innerRing: ReactNode;
  door: ReactNode;
  riddle: string[];
  wrong: string;
  reward: string;
  children: ReactNode;
};

/**
 * A gate that opens at one place of its inner ring. The ring turns with a range field, which is uncontrolled, so that a value from
 * before hydration remains, and by dragging. `turn` is in places and unbounded, so that the ring never spins back.
 */
export function GateDial(props: GateDialProps) {
  const { lines, start, opensAt } = props;
  const [turn, setTurn] = useState(start);
  const range = useRef<HTMLInputElement>(null);
  const drag = useRef<{ angle: number; turn: number } | null>(null);
  const place = toPlace(turn);
  const isOpen = place === opensAt;
  const [name = '', answer = ''] = lines.map(({ readings }) => readings[place - 1]);

  const readRange = useCallback((field: HTMLInputElement | null) => {
    range.current = field;
    if (field) setTurn((last) => last + shortestTurn(Number(field.value) - last));
  }, []);

  const grab = (event: PointerEvent<SVGGElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { angle: angleOf(event), turn };
  };
  const move = (event: PointerEvent<SVGGElement>) => {
    if (!drag.current) return;
    const angle = angleOf(event);
    const next = drag.current.turn + shortestTurn((angle - drag.current.angle) / STEP);
    drag.current = { angle, turn: next };
    setTurn(next);
    if (range.current) range.current.value = String(toPlace(next));
  };
  const release = () => {
    drag.current = null;
    setTurn(Math.round);
  };

  return (
    <div className={styles.gate} data-open={isOpen || undefined}>
      <div className={styles.lintel}>
        <p className="visually-hidden">{props.description}</p>
        <svg className="scene" viewBox="0 0 520 163" aria-hidden="true">
          {props.signs}
          <g className="bt" {...NEEDS_SCRIPTS}>
            {lines.map(({ x, y, readings }) => (
              <text key={y} className={styles.letters} x={x} y={y}>
                {readings[place - 1]}
              </text>
            ))}
          </g>
        </svg>
      </div>
      <div className={styles.wall}>
        <svg className={`scene ${styles.dial}`} viewBox="-181 -181 372 368" aria-hidden="true">
          {props.outerRing}
          <g
            className={styles.ring}
            data-held={Number.isInteger(turn) ? undefined : ''}
            style={turn === start ? undefined : { transform: `rotate(${(turn - start) * STEP}deg)` }}
            onPointerDown={grab}
            onPointerMove={move}
            onPointerUp={release}
            onPointerCancel={release}
          >
            {props.innerRing}
          </g>
          {props.door}
        </svg>
        <div className={styles.controls}>
          <p className={styles.riddle}>
            {props.riddle.map((line) => (
              <span key={line}>{`${line} `}</span>
            ))}
          </p>
          <label className={styles.turn} data-no-print {...NEEDS_SCRIPTS}>
            <span>Turn the inner ring</span>
            <input
              ref={readRange}
              type="range"
              min={1}
              max={PLACES}
              defaultValue={start}
              autoComplete="off"
              aria-valuetext={`Place ${place} of ${PLACES}`}
              onChange={(event) => readRange(event.currentTarget)}
            />
          </label>
          <p className={styles.reading} role="status" data-no-print {...NEEDS_SCRIPTS}>
            {isOpen ? (
              <>
                <b>{toTitleCase(answer)}.</b> {props.reward}
              </>
            ) : (
              <>
                {props.wrong.replace('{name}', toTitleCase(name))}
                <span className="visually-hidden"> The lower line reads {answer}.</span>
              </>
            )}
          </p>
          {props.children}
        </div>
      </div>
    </div>
  );
}

/** The place of the ring, from 1 to 8, that a turn is nearest to. */
function toPlace(turn: number): number {
  return ((((Math.round(turn) - 1) % PLACES) + PLACES) % PLACES) + 1;
}

/** The same difference of turns in the shorter direction, from -4 to 4 places. */
function shortestTurn(difference: number): number {
  return difference - PLACES * Math.round(difference / PLACES);
}

/** The angle of a pointer around the center of the dial, in degrees. */
function angleOf({ currentTarget, clientX, clientY }: PointerEvent<SVGGElement>): number {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return (Math.atan2(clientY - top - height / 2, clientX - left - width / 2) * 180) / Math.PI;
}

function toTitleCase(text: string): string {
  return text.charAt(0) + text.slice(1).toLowerCase();
}
