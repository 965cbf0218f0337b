import { QuotePage } from '#components/quote-wizard/quote-page';
import { pageMetadata } from '#lib/seo/metadata';

export const metadata = pageMetadata('get-a-quote', '/get-a-quote');

export default function GetAQuotePage() {
  return <QuotePage />;
}
