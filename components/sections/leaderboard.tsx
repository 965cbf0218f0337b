import { PawnSymbols } from '#components/illustration/pawn-symbols';
import { CREW_SYMBOLS } from '#components/leaderboard/crew-look.ts';
import { Scoreboard } from '#components/leaderboard/scoreboard';
import { readLeaderboardSettings } from '#lib/integrations/leaderboard/settings';
import { formatFinalScore } from '#lib/pages/format-board';
import { bundledBoard } from '#lib/pages/bundled-board';
import { getLeaderboard } from '#lib/pages/read';
import type { SectionOf } from '#lib/pages/sections';
import { Section } from './section.tsx';
import { withFrom } from './with-from.ts';

type LeaderboardProps = SectionOf<'leaderboard'> & { from: string };

/** The bundled final scoreboard, or the live one if a PubNub subscribe key is configured. */
export async function Leaderboard({ id, ground, title, lead, board, from }: LeaderboardProps) {
  const copy = getLeaderboard()[board];
  const first = bundledBoard(board, copy);
  const { subscribeKey } = readLeaderboardSettings(process.env);
  // A conditional import, because Next sends a page the scripts of all modules that it imports. See next.config.ts.
  const live = process.env.LIVE_BOARD ? await import('#components/leaderboard/live-scoreboard.client') : undefined;
  const prefix = `board-${board}`;
  const props = {
    past: copy.global,
    views: copy.views,
    symbols: { prefix, defs: <PawnSymbols prefix={prefix} names={CREW_SYMBOLS} /> },
    children: (
      <p>
        <a className="go" href={withFrom(copy.next.href, from)}>
          {copy.next.text}
        </a>
      </p>
    ),
  };
  return (
    <Section id={id} ground={ground} title={title} lead={lead}>
      {live && subscribeKey ? (
        <live.LiveScoreboard {...props} initialBoard={first} subscribeKey={subscribeKey} />
      ) : (
        <Scoreboard {...props} board={first} status="ended" freshness={formatFinalScore(first.sentAt)} />
      )}
    </Section>
  );
}
