import { MarketingPage } from '#components/layout/marketing-page';
import { pageMetadata } from '#lib/seo/metadata';

export const metadata = pageMetadata('jidara-pop-up', '/escape-rooms/jidara-pop-up');

export default function JidaraPopUpPage() {
  return <MarketingPage name="jidara-pop-up" current="/escape-rooms/jidara-pop-up" />;
}
