import { MarketingPage } from '#components/layout/marketing-page';
import { pageMetadata } from '#lib/seo/metadata';

export const metadata = pageMetadata('onsite', '/team-building/onsite');

export default function OnsitePage() {
  return <MarketingPage name="onsite" current="/team-building/onsite" />;
}
