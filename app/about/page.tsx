import { MarketingPage } from '#components/layout/marketing-page';
import { pageMetadata } from '#lib/seo/metadata';

export const metadata = pageMetadata('about', '/about');

export default function AboutPage() {
  return <MarketingPage name="about" current="/about" text="large" />;
}
