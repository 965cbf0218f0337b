import { Scoreboard } from '#components/leaderboard/scoreboard';
import { boardSymbols } from '#lib/illustration/board-symbols';
import { firstState, type BoardState } from '#lib/leaderboard/board-state';
import { areCrewsLoading, type BoardStatus } from '#lib/leaderboard/board-status';
import { freshnessWords } from '#lib/site/board-words';
import { bundledBoard } from '#lib/site/bundled-board';
import { getLeaderboard } from '#lib/site/read';
import { Specimen } from './specimen.tsx';

const NOW = Date.UTC(2026, 10, 21, 20, 4, 50);

type Shown = { name: string; status: BoardStatus; change?: Partial<BoardState['board']>; state?: Partial<BoardState> };

const RUNNING = { sequence: 1, phase: 'running', sentAt: '2026-11-21T12:04:31-08:00' } as const;

const STATES: Shown[] = [
  { name: 'connecting', status: 'connecting' },
  { name: 'live', status: 'live', change: RUNNING, state: { heardAt: NOW - 3_000 } },
  {
    name: 'new leader',
    status: 'live',
    change: RUNNING,
    state: {
      heardAt: NOW,
      isTriggered: true,
      moment: { kind: 'leads', crews: ['Left at the Fountain'], number: 1 },
    },
  },
  { name: 'sealed', status: 'live', change: { ...RUNNING, isSealed: true }, state: { heardAt: NOW - 8_000 } },
  { name: 'stale', status: 'stale', change: RUNNING, state: { heardAt: NOW - 25_000 } },
  { name: 'polling', status: 'polling', change: RUNNING, state: { polledAt: NOW } },
  { name: 'ended', status: 'ended', state: { heardAt: NOW } },
  { name: 'offline', status: 'offline', change: RUNNING, state: { heardAt: NOW - 40_000 } },
  { name: 'no scores yet', status: 'live', change: { ...RUNNING, rows: [] }, state: { heardAt: NOW } },
];

/** A scoreboard in each of its states. */
export function BoardGallery() {
  const { hunts } = getLeaderboard();
  return (
    <div data-shelf="large">
      {STATES.map(({ name, status, change, state: parts }) => {
        const board = { ...bundledBoard('hunts', hunts), ...change };
        const state = { ...firstState(board, { at: NOW, isOnline: true }), ...parts };
        const prefix = `gallery-${name.replaceAll(' ', '-')}`;
        return (
          <Specimen key={name} name={`scoreboard, ${name}`} size="wide">
            <div data-ground="paper">
              <Scoreboard
                board={board}
                past={hunts.global}
                views={hunts.views}
                symbols={{ prefix, markup: boardSymbols(prefix) }}
                status={status}
                freshness={freshnessWords(status, state, NOW)}
                isLoading={status === 'connecting' && areCrewsLoading(state)}
                moment={state.moment}
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
