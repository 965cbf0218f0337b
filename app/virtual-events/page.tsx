import { MarketingPage } from '#components/layout/marketing-page';
import { pageMetadata } from '#lib/seo/metadata';

export const metadata = pageMetadata('virtual-events', '/virtual-events');

export default function VirtualEventsPage() {
  return <MarketingPage name="virtual-events" current="/virtual-events" />;
}
