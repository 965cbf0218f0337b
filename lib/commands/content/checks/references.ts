import { didYouMean } from '#lib/content/did-you-mean';
import type { Path } from '#lib/content/field-name';
import { findMoved } from '#lib/content/moved-entry';
import type { Problem } from '#lib/content/problem';
import type { Entry } from '#lib/content/read';
import type { Section } from '#lib/site/sections';
import { problemAt } from '../problem-at.ts';
import type { Content } from '../read-content.ts';

/** A name in one file that should exist in another. */
type Reference = { path: Path; name: string; among: 'studies' | 'games' | 'faqs' | 'hosts' | 'topics' };

/** The longest list that a message spells out. */
const MOST_NAMES = 20;

/** Names in one file that point at nothing in another. What an unsound file may hold is not missed. */
export function referenceProblems({ pages, studies, posts, lists, names }: Content): Problem[] {
  const known: Record<Reference['among'], string[] | undefined> = {
    studies: names.studies,
    games: lists['games.yaml']?.data.map(({ id }) => id),
    faqs: lists['faqs.yaml']?.data.map(({ id }) => id),
    hosts: lists['hosts.yaml']?.data.map(({ name }) => name),
    topics: lists['topics.yaml']?.data.map(({ name }) => name),
  };
  const sets = new Map(Object.entries(known).map(([among, all]) => [among, all && new Set(all)]));
  const fixFor = ({ name, among }: Reference) => {
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
      (all.length > MOST_NAMES ? `Use one of the ${among} that there are.` : `Use one of: ${all.join(', ')}.`)
    );
  };
  const check = (entry: Entry<unknown>, references: Reference[]) =>
    references
      .filter(({ name, among }) => sets.get(among)?.has(name) === false)
      .map((reference) => {
        const what = `There is no "${reference.name}" among the ${reference.among}.`;
        return problemAt(entry, reference.path, { what, fix: fixFor(reference) });
      });

  return [
    ...pages.flatMap((entry) => check(entry, (entry.data.sections ?? []).flatMap(referencesOf))),
    ...studies.flatMap((entry) => check(entry, [{ path: ['game'], name: entry.data.game, among: 'games' }])),
    ...posts.flatMap((entry) =>
      check(entry, [
        { path: ['author'], name: entry.data.author, among: 'hosts' },
        { path: ['topic'], name: entry.data.topic, among: 'topics' },
        ...entry.data.cases.map((name, index): Reference => ({ path: ['cases', index], name, among: 'studies' })),
      ]),
    ),
  ];
}

function referencesOf(section: Section, index: number): Reference[] {
  const at = (...rest: Path): Path => ['sections', index, ...rest];
  switch (section.kind) {
    case 'faq':
      return section.questions.map((name, place) => ({ path: at('questions', place), name, among: 'faqs' }));
    case 'cases':
      return section.studies.map((name, place) => ({ path: at('studies', place), name, among: 'studies' }));
    case 'logos':
      return section.companies.map((name, place) => ({ path: at('companies', place), name, among: 'studies' }));
    case 'formats':
      return section.items.map(({ study }, place) => ({
        path: at('items', place, 'study'),
        name: study,
        among: 'studies',
      }));
    case 'quote':
      return [{ path: at('study'), name: section.study, among: 'studies' }];
    case 'availability':
      return [{ path: at('game'), name: section.game, among: 'games' }];
    default:
      return [];
  }
}
