import { FeaturedPreview } from '#components/test-mode/featured-preview.client';
import { requestTime } from '#components/ui/request-time';
import { removeLinksTo } from '#lib/content/hidden-links';
import { getHiddenPaths } from '#lib/seo/hidden-paths';
import type { Section } from '#lib/pages/sections';
import type { CompareAnswers } from '#lib/quote/compare-answers';
import { Availability } from './availability.tsx';
import { Compare } from './compare.tsx';
import { Cases } from './cases.tsx';
import { Dial } from './dial/dial.tsx';
import { HomeschoolRequest } from './homeschool-request.tsx';
import { PriceBar } from './price-bar.tsx';
import { Film } from './film.tsx';
import { Gate } from './gate/gate.tsx';
import { Globe } from './globe/globe.tsx';
import { Leaderboard } from './leaderboard.tsx';
import { PlainSection } from './plain-section.tsx';
import { Tables } from './tables/tables.tsx';
import { Venue } from './venue.tsx';

type SectionsProps = {
  sections: Section[];
  from: string;
  /** The answers that the comparison of formats is rendered for. */
  compare?: CompareAnswers;
};

/**
 * The sections of a page in order, without links to unpublished pages. `from` is the name of the page, which every link to
 * the quote contains.
 */
export function Sections({ sections, from, compare }: SectionsProps) {
  const shown = removeLinksTo(sections, getHiddenPaths(requestTime()));
  return shown.map((section, index) => <OneSection key={index} section={section} from={from} compare={compare} />);
}

type OneSectionProps = Omit<SectionsProps, 'sections'> & { section: Section };

function OneSection({ section, from, compare }: OneSectionProps) {
  switch (section.kind) {
    case 'availability':
      return <Availability {...section} from={from} />;
    case 'cases':
      return <Cases {...section} Preview={FeaturedPreview} />;
    case 'compare':
      return <Compare {...section} answers={compare} />;
    case 'dial':
      return <Dial {...section} />;
    case 'film':
      return <Film {...section} />;
    case 'gate':
      return <Gate {...section} />;
    case 'globe':
      return <Globe {...section} from={from} />;
    case 'homeschool-request':
      return <HomeschoolRequest {...section} />;
    case 'leaderboard':
      return <Leaderboard {...section} from={from} />;
    case 'price-bar':
      return <PriceBar {...section} from={from} />;
    case 'tables':
      return <Tables {...section} from={from} />;
    case 'venue':
      return <Venue {...section} />;
    default:
      return <PlainSection section={section} from={from} />;
  }
}
