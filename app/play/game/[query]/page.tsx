import { notFound } from 'next/navigation';
import { HuntPage } from '#components/hunt/hunt-page';
import { NEVER_STORED } from '#lib/delivery/html/html-markers';
import { PLAY_PATH } from '#lib/hunt/hunt-query';
import { getPlayPath, parsePlayPath } from '#lib/hunt/play-path';
import { prerenderParams } from '#lib/pages/prerender-params';
import { pageMetadata } from '#lib/seo/metadata';

/** `proxy.ts` rewrites links and forms of the hunt to this route. The build renders one game of each card, and finds the CSS for all others in them. */
export function generateStaticParams() {
  return prerenderParams(() => SAMPLES.map((query) => ({ query: getPlayPath(query)!.split('/').at(-1)! })));
}

const SAMPLES = [
  '?stop=3&do=hint',
  '?stop=9&do=answer&answer=wrong&board=Client&color=336699',
  '?stop=12&turns=0.0.solved,0.0.solved,0.0.shown',
];

export const metadata = pageMetadata('play', PLAY_PATH, { noindex: true, other: NEVER_STORED });

export default async function PlayedPage({ params }: PageProps<'/play/game/[query]'>) {
  const query = parsePlayPath((await params).query);
  if (!query) notFound();
  return <HuntPage query={query} />;
}
