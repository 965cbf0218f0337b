import type { Metadata } from 'next';
import { MarketingPage } from '#components/layout/marketing-page';
import { getPage } from '#lib/pages/read';

const { title, description } = getPage('not-found');

/** No canonical URL, because this page is the response for every unknown URL. */
export const metadata: Metadata = { title: { absolute: title }, description, robots: { index: false } };

/** The 404 page. */
export default function NotFound() {
  return <MarketingPage name="not-found" />;
}
