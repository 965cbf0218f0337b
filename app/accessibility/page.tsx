import { PlainPage } from '#components/layout/plain-page';
import { pageMetadata } from '#lib/seo/metadata';

export const metadata = pageMetadata('accessibility', '/accessibility');

export default function AccessibilityPage() {
  return <PlainPage name="accessibility" />;
}
