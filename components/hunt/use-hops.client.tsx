'use client';

import { useLayoutEffect, useRef, type RefObject } from 'react';
import { CITY_BOARD } from '#lib/illustration/output/city-board';
import { pawnPosition } from './pawn-position.ts';

/** The time of one hop, and of the longest way, in milliseconds. */
const HOP_MS = 150;
const MAX_MS = 900;
/** How high a hop is, in percent of the height of the board. */
const HEIGHT = 2.4;

/** Lets the pawn hop along the track to its new stop. While it is dragged it follows at once. Nothing moves for people who prefer less motion. */
export function useHops(pawn: RefObject<HTMLElement | null>, stop: number, isDragging: boolean): void {
  const last = useRef(stop);
  useLayoutEffect(() => {
    const from = last.current;
    last.current = stop;
    const element = pawn.current;
    if (!element || from === stop || isDragging) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const animation = element.animate(getHopFrames(from, stop), {
      duration: Math.min(HOP_MS * Math.abs(stop - from), MAX_MS),
    });
    return () => animation.cancel();
  }, [pawn, stop, isDragging]);
}

/** One keyframe for each stop on the way, and one in the air before each. */
function getHopFrames(from: number, to: number): Keyframe[] {
  const step = Math.sign(to - from);
  const frames = [place(from)];
  for (let stop = from; stop !== to; stop += step) frames.push(place(stop, stop + step), place(stop + step));
  return frames;
}

/** The position at a stop, or in the air between two. */
function place(stop: number, next?: number): Keyframe {
  const [x, y] = CITY_BOARD.stops[stop] ?? [0, 0];
  const [nextX, nextY] = CITY_BOARD.stops[next ?? stop] ?? [x, y];
  const height = next === undefined ? 0 : HEIGHT;
  return { translate: pawnPosition((x + nextX) / 2, (y + nextY) / 2 - height) };
}
