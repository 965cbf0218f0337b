import { PlainPage } from '#components/layout/plain-page';
import { pageMetadata } from '#lib/seo/metadata';

export const metadata = pageMetadata('terms', '/terms');

export default function TermsPage() {
  return <PlainPage name="terms" />;
}
