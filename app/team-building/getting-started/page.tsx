import { MarketingPage } from '#components/layout/marketing-page';
import { pageMetadata } from '#lib/seo/metadata';

export const metadata = pageMetadata('getting-started', '/team-building/getting-started');

export default function GettingStartedPage() {
  return <MarketingPage name="getting-started" current="/team-building/getting-started" text="large" />;
}
