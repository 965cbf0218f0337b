import { textTable } from '#lib/leads/desk/text-table';
import type { HostBoard } from '#lib/integrations/leaderboard/host-board';
import { ranked } from '#lib/integrations/leaderboard/ranked';
import { formatScore } from '#lib/integrations/leaderboard/format-score';

/** The board with the current scores, as lines of text. */
export function formatBoard({ message, scores }: HostBoard): string[] {
  const { event, measure, phase, isSealed } = message;
  const state = phase === 'ended' ? 'ended' : isSealed ? 'sealed: visitors see it as it stood' : 'running';
  const rows = ranked(scores, measure).map(({ rank, crew, score }) => [
    String(rank),
    crew,
    formatScore(score, measure),
  ]);
  const columns = [
    { heading: 'Rank', align: 'right' as const },
    { heading: 'Crew' },
    { heading: measure === 'points' ? 'Points' : 'Time', align: 'right' as const },
  ];
  return [
    `${event.name}, ${event.place} (${state})`,
    '',
    ...(rows.length > 0 ? textTable(columns, rows) : ['No crews yet: npm run leaderboard -- set "Wet Paint" 40']),
  ];
}
