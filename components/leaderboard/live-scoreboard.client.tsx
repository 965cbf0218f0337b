'use client';

import { useRef } from 'react';
import type { BoardMessage } from '#lib/leaderboard/board-message';
import { areCrewsLoading, statusOf } from '#lib/leaderboard/board-status';
import { ranked } from '#lib/leaderboard/ranked';
import { STARTS_IN_VIEW } from '#lib/page-cache/marks';
import { finalWords, freshnessWords, momentWords } from '#lib/site/board-words';
import { Scoreboard, type BoardSetting } from './scoreboard.tsx';
import { useBoard } from './use-board.client.tsx';
import { useMovedRows } from './use-moved-rows.client.tsx';

type LiveScoreboardProps = BoardSetting & {
  /** The board that the page was made with. */
  first: BoardMessage;
  subscribeKey: string;
};

/** A board that goes live when it comes into view. Only a change of the leader is said aloud. */
export function LiveScoreboard({ first, subscribeKey, ...setting }: LiveScoreboardProps) {
  const place = useRef<HTMLDivElement>(null);
  const seen = useBoard(first, subscribeKey, place);
  const board = seen?.state.board ?? first;
  const rows = useMovedRows(orderOf(board));
  return (
    <div ref={place} {...STARTS_IN_VIEW}>
      <Scoreboard
        {...setting}
        board={board}
        rows={rows}
        status={seen ? statusOf(seen.state, seen.now) : 'ended'}
        freshness={
          seen ? freshnessWords(statusOf(seen.state, seen.now), seen.state, seen.now) : finalWords(first.sentAt)
        }
        isLoading={seen && areCrewsLoading(seen.state)}
        moment={seen?.state.moment}
        isTriggered={seen?.state.isTriggered}
      />
      <p role="status" className="visually-hidden">
        {seen?.state.moment && momentWords(seen.state.moment)}
      </p>
    </div>
  );
}

function orderOf({ event, rows, measure }: BoardMessage): string {
  return JSON.stringify([event.id, ...ranked(rows, measure).map(({ crew }) => crew)]);
}
