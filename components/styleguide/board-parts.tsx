import { PawnSymbols } from '#components/illustration/pawn-symbols';
import { CREW_SYMBOLS } from '#components/leaderboard/crew-look.ts';
import { Scoreboard } from '#components/leaderboard/scoreboard';
import { initialBoardState, type BoardState } from '#lib/integrations/leaderboard/board-state';
import { areCrewsLoading, type BoardStatus } from '#lib/integrations/leaderboard/board-status';
import { formatFreshness } from '#lib/pages/format-board';
import { bundledBoard } from '#lib/pages/bundled-board';
import { getLeaderboard } from '#lib/pages/read';
import { Specimen } from './specimen.tsx';

const NOW = Date.UTC(2026, 10, 21, 20, 4, 50);

type BoardSample = {
  name: string;
  status: BoardStatus;
  change?: Partial<BoardState['board']>;
  state?: Partial<BoardState>;
};

const RUNNING = { sequence: 1, phase: 'running', sentAt: '2026-11-21T12:04:31-08:00' } as const;

const STATES: BoardSample[] = [
  { name: 'connecting', status: 'connecting' },
  { name: 'live', status: 'live', change: RUNNING, state: { lastMessageAt: NOW - 3_000 } },
  {
    name: 'new leader',
    status: 'live',
    change: RUNNING,
    state: {
      lastMessageAt: NOW,
      isTriggered: true,
      celebration: { kind: 'leads', crews: ['Left at the Fountain'], number: 1 },
    },
  },
  { name: 'sealed', status: 'live', change: { ...RUNNING, isSealed: true }, state: { lastMessageAt: NOW - 8_000 } },
  { name: 'stale', status: 'stale', change: RUNNING, state: { lastMessageAt: NOW - 25_000 } },
  { name: 'polling', status: 'polling', change: RUNNING, state: { lastPollResponseAt: NOW } },
  { name: 'ended', status: 'ended', state: { lastMessageAt: NOW } },
  { name: 'offline', status: 'offline', change: RUNNING, state: { lastMessageAt: NOW - 40_000 } },
  { name: 'no scores yet', status: 'live', change: { ...RUNNING, rows: [] }, state: { lastMessageAt: NOW } },
];

/** A scoreboard in each of its states. */
export function BoardParts() {
  const { hunts } = getLeaderboard();
  return (
    <div data-grid="large">
      {STATES.map(({ name, status, change, state: parts }) => {
        const board = { ...bundledBoard('hunts', hunts), ...change };
        const state = { ...initialBoardState(board, { at: NOW, isOnline: true }), ...parts };
        const prefix = `styleguide-${name.replaceAll(' ', '-')}`;
        return (
          <Specimen key={name} name={`scoreboard, ${name}`} size="wide">
            <div data-ground="paper">
              <Scoreboard
                board={board}
                past={hunts.global}
                views={hunts.views}
                symbols={{ prefix, defs: <PawnSymbols prefix={prefix} names={CREW_SYMBOLS} /> }}
                status={status}
                freshness={formatFreshness(status, state, NOW)}
                isLoading={status === 'connecting' && areCrewsLoading(state)}
                celebration={state.celebration}
                isTriggered={state.isTriggered}
              >
                <p>
                  <a className="go" href={hunts.next.href}>
                    {hunts.next.text}
                  </a>
                </p>
              </Scoreboard>
            </div>
          </Specimen>
        );
      })}
    </div>
  );
}
