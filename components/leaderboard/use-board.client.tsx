'use client';

import { useEffect, useRef, useState, type RefObject } from 'react';
import type { BoardMessage } from '#lib/leaderboard/board-message';
import type { BoardState } from '#lib/leaderboard/board-state';

/** How long a moment is played, in milliseconds. */
const MOMENT_MS = 4_000;

type Seen = { state: BoardState; now: number };
type Followed = { stop: () => void; endMoment: () => void };

/**
 * The live state of a board from the moment on at which `place` comes into view; undefined until then. The code that
 * follows it, and PubNub's client, load only then. Nothing is kept open while the browser keeps the page aside.
 */
export function useBoard(
  first: BoardMessage,
  subscribeKey: string,
  place: RefObject<Element | null>,
): Seen | undefined {
  const [seen, setSeen] = useState<Seen>();
  const followed = useRef<Followed>(undefined);

  useEffect(() => {
    const ending = new AbortController();

    async function follow() {
      const { followBoard } = await import('#lib/leaderboard/follow-board');
      if (ending.signal.aborted || followed.current) return;
      followed.current = followBoard({ first, subscribeKey }, (state, now) => setSeen({ state, now }));
    }
    function stop() {
      followed.current?.stop();
      followed.current = undefined;
    }
    // A script that does not load leaves the board as the page brought it.
    const start = () => void follow().catch(() => undefined);

    const watch = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      start();
      addEventListener('pagehide', stop, { signal: ending.signal });
      addEventListener('pageshow', ({ persisted }) => persisted && start(), { signal: ending.signal });
    });
    if (place.current) watch.observe(place.current);
    return () => {
      ending.abort();
      watch.disconnect();
      stop();
    };
  }, [first, subscribeKey, place]);

  const moment = seen?.state.moment?.number;
  useEffect(() => {
    if (moment === undefined) return;
    const timer = setTimeout(() => followed.current?.endMoment(), MOMENT_MS);
    return () => clearTimeout(timer);
  }, [moment]);

  return seen;
}
