import { flatPrice } from '#components/ui/from-price.ts';
import { getExperiences, getSite } from '#lib/pages/read';
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
  const type = getExperiences().find(({ href }) => href === path)?.typeOfEvent;
  if (type === 'homeschool')
    return <QuoteBar price="Priced per child" detail="for families" href="#request" action="Ask for a price" />;
  return <QuoteBar {...flatPrice(type)} href={quoteHref({ type, from })} action={getSite().quoteLink.text} />;
}
