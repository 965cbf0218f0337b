import { MarketingPage } from '#components/layout/marketing-page';
import { pageMetadata } from '#lib/seo/metadata';

export const metadata = pageMetadata('the-experience', '/team-building/the-experience');

export default function TheExperiencePage() {
  return <MarketingPage name="the-experience" current="/team-building/the-experience" text="large" />;
}
