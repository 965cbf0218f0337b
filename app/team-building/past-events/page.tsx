import { MarketingPage } from '#components/layout/marketing-page';
import { pageMetadata } from '#lib/seo/metadata';

export const metadata = pageMetadata('past-events', '/team-building/past-events');

export default function PastEventsPage() {
  return <MarketingPage name="past-events" current="/case-studies" text="large" />;
}
