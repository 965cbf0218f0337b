import { packWords } from '#lib/content/words';
import type { CaseStudy } from './schema.ts';

/** What a card shows. */
export type CardFace = Pick<
  CaseStudy,
  'slug' | 'company' | 'companyLogo' | 'coverImage' | 'fullTitle' | 'categories' | 'participants'
> & {
  /** In pixels, of a wordmark that shares a file with the cover and so has no size of its own. */
  logoWidth?: number;
};

/** What a card shows and the filters need; the rest of a study stays on the server. */
export type CaseCard = CardFace &
  Pick<CaseStudy, 'city' | 'format' | 'date'> & {
    /** The words that a search finds, packed. */
    words: string;
  };

/** Packing the words of a story takes most of the time, so each study is made into a card once. */
const cards = new WeakMap<CaseStudy, CaseCard>();

export function toCard(study: CaseStudy): CaseCard {
  const known = cards.get(study) ?? newCard(study);
  cards.set(study, known);
  return known;
}

function newCard(study: CaseStudy): CaseCard {
  const { slug, company, companyLogo, coverImage, fullTitle, categories, participants, city, format, date } = study;
  const face = { slug, company, companyLogo, coverImage, fullTitle, categories, participants };
  return { ...face, city, format, date, words: packWords(textOf(study)) };
}

/** Everything about a study that a visitor may remember a word of. */
function textOf({ sections, testimonials, ...study }: CaseStudy): string {
  return [
    ...[study.title, study.fullTitle, study.shortDescription, study.company, study.industry, study.city, study.body],
    ...study.categories,
    ...Object.values(sections).flatMap(({ title, content }) => [title, content]),
    ...testimonials.flatMap(({ quote, author, nameDescription }) => [quote, author, nameDescription]),
  ].join(' ');
}
