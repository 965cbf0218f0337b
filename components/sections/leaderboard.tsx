import { Scoreboard } from '#components/leaderboard/scoreboard';
import { boardSymbols } from '#lib/illustration/board-symbols';
import { readLeaderboardSettings } from '#lib/leaderboard/settings';
import { finalWords } from '#lib/site/board-words';
import { bundledBoard } from '#lib/site/bundled-board';
import { getLeaderboard } from '#lib/site/read';
import type { SectionOf } from '#lib/site/sections';
import { Section } from './section.tsx';
import { withFrom } from './with-from.ts';

type LeaderboardProps = SectionOf<'leaderboard'> & { from: string };

/** The last board; with PubNub's key the board of whatever is played right now. */
export async function Leaderboard({ id, ground, title, lead, board, from }: LeaderboardProps) {
  const copy = getLeaderboard()[board];
  const first = bundledBoard(board, copy);
  const { subscribeKey } = readLeaderboardSettings(process.env);
  // See next.config.ts: the framework sends a page the scripts of everything that its modules name.
  const live = process.env.LIVE_BOARD ? await import('#components/leaderboard/live-scoreboard.client') : undefined;
  const prefix = `board-${board}`;
  const setting = {
    past: copy.global,
    views: copy.views,
    symbols: { prefix, markup: boardSymbols(prefix) },
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
        <live.LiveScoreboard {...setting} first={first} subscribeKey={subscribeKey} />
      ) : (
        <Scoreboard {...setting} board={first} status="ended" freshness={finalWords(first.sentAt)} />
      )}
    </Section>
  );
}
