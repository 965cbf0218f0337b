import { flatPrice } from '#components/ui/from-price.ts';
import { getExperiences, getGames, getSite } from '#lib/pages/read';
import { quoteHref } from '#lib/quote/presets';
import { QuoteBar } from './quote-bar.tsx';

type FromPriceBarProps = {
  /** The name of the page, which the link to the quote contains. */
  from: string;
  /** The path of the experience that the page is about. */
  path?: string;
};

/** The bar with the lowest price of an experience, or of all. Families get a price per child. */
export function FromPriceBar({ from, path }: FromPriceBarProps) {
  const { typeOfEvent: type, game } = getExperiences().find(({ href }) => href === path) ?? {};
  if (type === 'homeschool')
    return <QuoteBar price="Priced per child" detail="for families" href="#request" action="Ask for a price" />;
  const city = getGames().find(({ id }) => id === game)?.city;
  const href = quoteHref({ type, city, game, from });
  return <QuoteBar {...flatPrice(type, city)} href={href} action={getSite().quoteLink.text} />;
}
