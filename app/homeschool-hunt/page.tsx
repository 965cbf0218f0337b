import { MarketingPage } from '#components/layout/marketing-page';
import { pageMetadata } from '#lib/seo/metadata';

export const metadata = pageMetadata('homeschool-hunt', '/homeschool-hunt');

export default function HomeschoolHuntPage() {
  return <MarketingPage name="homeschool-hunt" current="/homeschool-hunt" text="large" />;
}
