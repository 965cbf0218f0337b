import { notFound } from 'next/navigation';
import { MarketingPage } from '#components/layout/marketing-page';
import { recognizeCity } from '#lib/cities/recognize-city';
import { NEVER_STORED } from '#lib/delivery/html/html-markers';
import { COMPARE_PATH } from '#lib/quote/compare-answers';
import { getComparePath, parseComparePath } from '#lib/quote/compare-path';
import { prerenderParams } from '#lib/pages/prerender-params';
import { PRICE_LIST } from '#lib/quote/price-list';
import { pageMetadata } from '#lib/seo/metadata';

/** `proxy.ts` rewrites links to the comparison with answers to this route. The build renders one, and finds the CSS for all others in it. */
export function generateStaticParams() {
  return prerenderParams(() => [
    { query: getComparePath('?people=80&city=Chicago&pin=city-hunt')!.split('/').at(-1)! },
  ]);
}

export const metadata = pageMetadata('the-experience', COMPARE_PATH, { other: NEVER_STORED });

export default async function ComparedPage({ params }: PageProps<'/team-building/the-experience/compare/[query]'>) {
  const answers = parseComparePath((await params).query);
  if (!answers) notFound();
  const { place } = recognizeCity(answers.city, PRICE_LIST.cityWithoutBaseFee);
  const city = place?.label ?? answers.city;
  return <MarketingPage name="the-experience" current={COMPARE_PATH} text="large" compare={{ ...answers, city }} />;
}
