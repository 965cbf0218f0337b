import { JidaraHero } from '#components/heroes/jidara-hero';
import { MarketingPage } from '#components/layout/marketing-page';
import { pageMetadata } from '#lib/seo/metadata';
import { getPage } from '#lib/pages/read';

export const metadata = pageMetadata('journey-to-jidara', '/escape-rooms/journey-to-jidara');

export default function JourneyToJidaraPage() {
  const { hero } = getPage('journey-to-jidara');
  return (
    <MarketingPage
      name="journey-to-jidara"
      current="/escape-rooms/journey-to-jidara"
      world="jidara"
      hero={<JidaraHero {...hero} />}
    />
  );
}
