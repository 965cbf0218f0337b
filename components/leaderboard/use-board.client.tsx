'use client';

import { useEffect, useRef, useState, type RefObject } from 'react';
import type { BoardMessage } from '#lib/integrations/leaderboard/board-message';
import type { BoardState } from '#lib/integrations/leaderboard/board-state';

/** How long a celebration is shown. */
const CELEBRATION_MS = 4_000;

type LiveBoard = { state: BoardState; now: number };
type Subscription = { stop: () => void; endCelebration: () => void };

/**
 * The live state of a board; undefined until `container` comes into view. The code that follows the board, and PubNub's client, load
 * only then. The connection is closed while the page is in the back/forward cache.
 */
export function useBoard(
  initialBoard: BoardMessage,
  subscribeKey: string,
  container: RefObject<Element | null>,
): LiveBoard | undefined {
  const [live, setLive] = useState<LiveBoard>();
  const subscription = useRef<Subscription>(undefined);

  useEffect(() => {
    const abortController = new AbortController();

    async function follow() {
      const { followBoard } = await import('#lib/integrations/leaderboard/follow-board');
      if (abortController.signal.aborted || subscription.current) return;
      subscription.current = followBoard({ initialBoard, subscribeKey }, (state, now) => setLive({ state, now }));
    }
    function stop() {
      subscription.current?.stop();
      subscription.current = undefined;
    }
    // If the script does not load, the board stays as it was rendered.
    const start = () => void follow().catch(() => undefined);

    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      start();
      addEventListener('pagehide', stop, { signal: abortController.signal });
      addEventListener('pageshow', ({ persisted }) => persisted && start(), { signal: abortController.signal });
    });
    if (container.current) observer.observe(container.current);
    return () => {
      abortController.abort();
      observer.disconnect();
      stop();
    };
  }, [initialBoard, subscribeKey, container]);

  const celebration = live?.state.celebration?.number;
  useEffect(() => {
    if (celebration === undefined) return;
    const timer = setTimeout(() => subscription.current?.endCelebration(), CELEBRATION_MS);
    return () => clearTimeout(timer);
  }, [celebration]);

  return live;
}
