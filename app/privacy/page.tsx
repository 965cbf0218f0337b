import { PlainPage } from '#components/layout/plain-page';
import { pageMetadata } from '#lib/seo/metadata';

export const metadata = pageMetadata('privacy', '/privacy');

export default function PrivacyPage() {
  return <PlainPage name="privacy" />;
}
