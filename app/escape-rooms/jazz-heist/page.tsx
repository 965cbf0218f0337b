import { JazzHero } from '#components/heroes/jazz-hero';
import { MarketingPage } from '#components/layout/marketing-page';
import { pageMetadata } from '#lib/seo/metadata';
import { getPage } from '#lib/pages/read';

export const metadata = pageMetadata('jazz-heist', '/escape-rooms/jazz-heist');

export default function JazzHeistPage() {
  const { hero } = getPage('jazz-heist');
  return (
    <MarketingPage name="jazz-heist" current="/escape-rooms/jazz-heist" world="jazz" hero={<JazzHero {...hero} />} />
  );
}
