import { MarketingPage } from '#components/layout/marketing-page';
import { pageMetadata } from '#lib/seo/metadata';

export const metadata = pageMetadata('offsite', '/team-building/offsite');

export default function OffsitePage() {
  return <MarketingPage name="offsite" current="/team-building/offsite" />;
}
