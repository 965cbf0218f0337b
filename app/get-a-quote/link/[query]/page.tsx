import { notFound } from 'next/navigation';
import { QuotePage } from '#components/quote-wizard/quote-page';
import { restoreAnswers } from '#components/quote-wizard/state/restore-answers.ts';
import { NEVER_STORED } from '#lib/delivery/html/html-markers';
import { resolveCity } from '#lib/leads/quote-form/resolve-city';
import { getLinkPath, parseLinkPath } from '#lib/quote/link-path';
import { parsePreset, stepsOfPreset } from '#lib/quote/presets';
import { pageMetadata } from '#lib/seo/metadata';
import { prerenderParams } from '#lib/pages/prerender-params';
import { getGames } from '#lib/pages/read';

/**
 * `proxy.ts` rewrites links that bring answers along to this route. The build renders one link that stops at each question, and finds
 * the CSS for all others in them.
 */
export function generateStaticParams() {
  const place = 'type=scavenger-hunt&city=Denver, CO, USA';
  const links = [
    '?people=45',
    '?type=scavenger-hunt',
    `?${place}`,
    `?${place}&people=45`,
    `?${place}&people=45&game=city-hunt`,
    `?${place}&people=45&game=city-hunt&date=2035-01-15`,
  ];
  return prerenderParams(() => links.map((search) => ({ query: getLinkPath(search)!.split('/').at(-1)! })));
}

export const metadata = pageMetadata('get-a-quote', '/get-a-quote', { other: NEVER_STORED });

export default async function LinkedQuotePage({ params }: PageProps<'/get-a-quote/link/[query]'>) {
  const query = parseLinkPath((await params).query);
  if (!query) notFound();
  const preset = parsePreset(query);
  const { answers, note } = resolveCity(restoreAnswers({ preset, games: getGames() }));
  return <QuotePage linked={{ answers, errors: {}, known: stepsOfPreset(preset), note }} />;
}
