'use client';

import { useRef } from 'react';
import type { BoardMessage } from '#lib/integrations/leaderboard/board-message';
import { areCrewsLoading, getBoardStatus } from '#lib/integrations/leaderboard/board-status';
import { ranked } from '#lib/integrations/leaderboard/ranked';
import { HYDRATE_ON_VISIBLE } from '#lib/delivery/html/html-markers';
import { formatFinalScore, formatFreshness, formatAnnouncement } from '#lib/pages/format-board';
import { Scoreboard, type BoardContent } from './scoreboard.tsx';
import { useBoard } from './use-board.client.tsx';
import { useReorderAnimation } from './use-reorder-animation.client.tsx';

type LiveScoreboardProps = BoardContent & {
  /** The board that the page was rendered with. */
  initialBoard: BoardMessage;
  subscribeKey: string;
};

/** A board that becomes live when it comes into view. Screen readers announce only celebrations. */
export function LiveScoreboard({ initialBoard, subscribeKey, ...setting }: LiveScoreboardProps) {
  const container = useRef<HTMLDivElement>(null);
  const live = useBoard(initialBoard, subscribeKey, container);
  const board = live?.state.board ?? initialBoard;
  const rows = useReorderAnimation(getOrderKey(board));
  return (
    <div ref={container} {...HYDRATE_ON_VISIBLE}>
      <Scoreboard
        {...setting}
        board={board}
        rows={rows}
        status={live ? getBoardStatus(live.state, live.now) : 'ended'}
        freshness={
          live
            ? formatFreshness(getBoardStatus(live.state, live.now), live.state, live.now)
            : formatFinalScore(initialBoard.sentAt)
        }
        isLoading={live && areCrewsLoading(live.state)}
        celebration={live?.state.celebration}
        isTriggered={live?.state.isTriggered}
      />
      <p role="status" className="visually-hidden">
        {live?.state.celebration && formatAnnouncement(live.state.celebration)}
      </p>
    </div>
  );
}

function getOrderKey({ event, rows, measure }: BoardMessage): string {
  return JSON.stringify([event.id, ...ranked(rows, measure).map(({ crew }) => crew)]);
}
