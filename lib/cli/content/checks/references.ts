import { didYouMean } from '#lib/content/did-you-mean';
import { isFilm } from '#lib/content/film-files';
import type { Path } from '#lib/content/field-name';
import { findMoved } from '#lib/content/moved-entry';
import type { Problem } from '#lib/content/problem';
import type { Entry } from '#lib/content/read-cache';
import type { Section } from '#lib/pages/sections';
import { problemAt } from '../problem-at.ts';
import type { Content } from '../read-content.ts';

/** A name in one file that must exist in another. */
type Reference = { path: Path; name: string; among: 'studies' | 'games' | 'faqs' | 'hosts' | 'topics' };

/** The maximum number of names that a message lists. */
const MAX_NAMES = 20;

/** Reports names that do not exist in the other file. If that file is invalid, its names are not checked. */
export function referenceProblems(content: Content): Problem[] {
  const { studies, lists, names } = content;
  const known: Record<Reference['among'], string[] | undefined> = {
    studies: names.studies,
    games: lists['games.yaml']?.data.map(({ id }) => id),
    faqs: lists['faqs.yaml']?.data.map(({ id }) => id),
    hosts: lists['hosts.yaml']?.data.map(({ name }) => name),
    topics: lists['topics.yaml']?.data.map(({ name }) => name),
  };
  const sets = new Map(Object.entries(known).map(([among, all]) => [among, all && new Set(all)]));
  const getFix = ({ name, among }: Reference) => {
    const all = known[among] ?? [];
    const moved =
      among === 'studies' &&
      findMoved(
        studies.map(({ data }) => data),
        name,
      );
    if (moved) return `It is called "${moved.slug}" now: write that.`;
    return (
      didYouMean(name, all) ??
      (all.length > MAX_NAMES ? `Use one of the ${among} that there are.` : `Use one of: ${all.join(', ')}.`)
    );
  };
  return getReferences(content)
    .filter(({ name, among }) => sets.get(among)?.has(name) === false)
    .map((reference) => {
      const what = `There is no "${reference.name}" among the ${reference.among}.`;
      return problemAt(reference.entry, reference.path, { what, fix: getFix(reference) });
    });
}

/** Reports pictures of galleries that do not exist, and films among them. */
export function galleryProblems({ pages, studies }: Content): Problem[] {
  return pages.flatMap((entry) =>
    (entry.data.sections ?? []).flatMap((section, index) =>
      section.kind === 'pictures'
        ? section.items.flatMap(({ study, picture = 0 }, place) => {
            const gallery = studies.find(({ data }) => data.slug === study)?.data.gallery;
            const url = gallery?.[picture - 1]?.url;
            if (!gallery || (url && !isFilm(url))) return [];
            const what = url ? `Picture ${picture} is a film.` : `The gallery of "${study}" has no picture ${picture}.`;
            const fix = `Use a picture from 1 to ${gallery.length}.`;
            return [problemAt(entry, ['sections', index, 'items', place, 'picture'], { what, fix })];
          })
        : [],
    ),
  );
}

/** All names in the content that must exist in another file. */
export function getReferences({ pages, studies, posts }: Content): (Reference & { entry: Entry<unknown> })[] {
  const at = (entry: Entry<unknown>, references: Reference[]) => references.map((one) => ({ ...one, entry }));
  return [
    ...pages.flatMap((entry) => at(entry, (entry.data.sections ?? []).flatMap(getSectionReferences))),
    ...studies.flatMap((entry) => at(entry, [{ path: ['game'], name: entry.data.game, among: 'games' }])),
    ...posts.flatMap((entry) =>
      at(entry, [
        { path: ['author'], name: entry.data.author, among: 'hosts' },
        { path: ['topic'], name: entry.data.topic, among: 'topics' },
        ...entry.data.cases.map((name, index): Reference => ({ path: ['cases', index], name, among: 'studies' })),
      ]),
    ),
  ];
}

function getSectionReferences(section: Section, index: number): Reference[] {
  const at = (...rest: Path): Path => ['sections', index, ...rest];
  switch (section.kind) {
    case 'faq':
      return section.questions.map((name, place) => ({ path: at('questions', place), name, among: 'faqs' }));
    case 'cases':
      return section.studies.map((name, place) => ({ path: at('studies', place), name, among: 'studies' }));
    case 'logos':
      return section.companies.map((name, place) => ({ path: at('companies', place), name, among: 'studies' }));
    case 'pictures':
      return section.items.flatMap(({ study }, place): Reference[] =>
        study ? [{ path: at('items', place, 'study'), name: study, among: 'studies' }] : [],
      );
    case 'quote':
      return [{ path: at('study'), name: section.study, among: 'studies' }];
    case 'availability':
    case 'tables':
      return [{ path: at('game'), name: section.game, among: 'games' }];
    default:
      return [];
  }
}
