import { MarketingPage } from '#components/layout/marketing-page';
import { pageMetadata } from '#lib/seo/metadata';

export const metadata = pageMetadata('holiday-parties', '/holiday-parties');

export default function HolidayPartiesPage() {
  return <MarketingPage name="holiday-parties" current="/holiday-parties" />;
}
