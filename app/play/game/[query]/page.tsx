import { notFound } from 'next/navigation';
import { HuntPage } from '#components/hunt/hunt-page';
import { NEVER_STORED } from '#lib/delivery/html/html-markers';
import { PLAY_PATH } from '#lib/hunt/hunt-query';
import { CLUE_KINDS, LAST_STOP, stopOf } from '#lib/hunt/squares';
import { getPlayPath, parsePlayPath } from '#lib/hunt/play-path';
import { getClueSet } from '#lib/pages/read';
import { prerenderParams } from '#lib/pages/prerender-params';
import { pageMetadata } from '#lib/seo/metadata';

/** `proxy.ts` rewrites links and forms of the hunt to this route. The build renders a game with each card, and finds the CSS for all others in them. */
export function generateStaticParams() {
  return prerenderParams(() => getSamples().map((query) => ({ query: getPlayPath(query)!.split('/').at(-1)! })));
}

/** A clue of each kind, one with choices, one that is solved, and the podium before and after the crew has a name. */
function getSamples(): string[] {
  const { clues } = getClueSet();
  const withChoices = clues.find(({ choices }) => choices);
  const ids = CLUE_KINDS.map(
    (kind) => (withChoices?.kind === kind ? withChoices : clues.find((clue) => clue.kind === kind))!.id,
  );
  const done = '&turns=1.1.solved,0.0.solved,0.0.shown';
  const samples = [
    ...CLUE_KINDS.map((kind) => `&stop=${stopOf(kind)}&turns=1.1.open,1.1.open,1.1.open`),
    `${done}&stop=${stopOf('words')}&board=Client&color=336699`,
    `${done}&stop=${LAST_STOP}`,
    `${done}&stop=${LAST_STOP}&crew=Crew&rival=Rival&score=100`,
  ];
  return samples.map((sample) => `?clues=${ids}${sample}`);
}

export const metadata = pageMetadata('play', PLAY_PATH, { noindex: true, other: NEVER_STORED });

export default async function PlayedPage({ params }: PageProps<'/play/game/[query]'>) {
  const query = parsePlayPath((await params).query);
  if (!query) notFound();
  return <HuntPage query={query} />;
}
