import type { Metadata } from 'next';
import { MarketingPage } from '#components/layout/marketing-page';
import { getPage } from '#lib/site/read';

const { title, description } = getPage('not-found');

/** No canonical address: this page stands at every wrong one. */
export const metadata: Metadata = { title: { absolute: title }, description, robots: { index: false } };

/** 404, as a rule of play. */
export default function NotFound() {
  return <MarketingPage name="not-found" />;
}
