import { packWords } from '#lib/content/words';
import type { Photo } from '#lib/pictures/photo';
import type { ShownStudy } from './schema.ts';

/** What a card shows. */
export type CardSummary = Pick<
  ShownStudy,
  'slug' | 'company' | 'companyLogo' | 'coverImage' | 'fullTitle' | 'categories' | 'participants'
> & {
  /** The width of the wordmark in pixels. Set if it is in the card sprite, where it has no intrinsic size. */
  logoWidth?: number;
  /** Set if the cover is a photo. */
  coverPhoto?: Photo;
};

/** The fields for a card and for the filters. All other fields of a study stay on the server. */
export type CaseCard = CardSummary &
  Pick<ShownStudy, 'city' | 'format' | 'date'> & {
    /** The packed words for the search (`packWords`). */
    words: string;
  };

/** Packing the words takes most of the time, so each card is created once. */
const cards = new WeakMap<ShownStudy, CaseCard>();

export function toCard(study: ShownStudy): CaseCard {
  const known = cards.get(study) ?? createCard(study);
  cards.set(study, known);
  return known;
}

function createCard(study: ShownStudy): CaseCard {
  const { slug, company, companyLogo, coverImage, fullTitle, categories, participants, city, format, date } = study;
  const face = { slug, company, companyLogo, coverImage, fullTitle, categories, participants };
  return { ...face, city, format, date, words: packWords(getSearchText(study)) };
}

/** All texts of a study that the search covers. */
function getSearchText({ sections, testimonials, ...study }: ShownStudy): string {
  return [
    ...[study.title, study.fullTitle, study.shortDescription, study.company, study.industry, study.city, study.body],
    ...study.categories,
    ...Object.values(sections).flatMap(({ title, content }) => [title, content]),
    ...testimonials.flatMap(({ quote, author, nameDescription }) => [quote, author, nameDescription]),
  ].join(' ');
}
