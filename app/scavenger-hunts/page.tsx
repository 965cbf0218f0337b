import { MarketingPage } from '#components/layout/marketing-page';
import { pageMetadata } from '#lib/seo/metadata';

export const metadata = pageMetadata('scavenger-hunts', '/scavenger-hunts');

export default function ScavengerHuntsPage() {
  return <MarketingPage name="scavenger-hunts" current="/scavenger-hunts" text="large" />;
}
