import { HomeHero } from '#components/heroes/home-hero';
import { MarketingPage } from '#components/layout/marketing-page';
import { pageMetadata } from '#lib/seo/metadata';
import { getPage } from '#lib/pages/read';

export const metadata = pageMetadata('home', '/');

export default function HomePage() {
  return <MarketingPage name="home" current="/" hero={<HomeHero {...getPage('home').hero} />} />;
}
