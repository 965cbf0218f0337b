import { MarketingPage } from '#components/layout/marketing-page';
import { pageMetadata } from '#lib/seo/metadata';

export const metadata = pageMetadata('escape-rooms', '/escape-rooms');

export default function EscapeRoomsPage() {
  return <MarketingPage name="escape-rooms" current="/escape-rooms" />;
}
