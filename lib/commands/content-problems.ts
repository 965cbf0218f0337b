import { basename } from 'node:path';
import { readPosts } from '#lib/blog/read';
import { readCaseStudies } from '#lib/case-studies/read';
import type { Problem } from '#lib/content/problem';
import { readYamlFile, type Entry } from '#lib/content/read';
import type { Path } from '#lib/content/source';
import { LIST_SCHEMAS, getFaqs, getGames, getHosts, readPages } from '#lib/site/read';
import { isPlainSection } from '#lib/site/plain-section';
import type { Section } from '#lib/site/sections';
import { missingFilms, missingPictures } from './missing-pictures.ts';

/** Every problem of every content file of every kind, in one list. */
export function allContentProblems(): Problem[] {
  const lists = Object.entries(LIST_SCHEMAS).flatMap(([name, schema]) => readYamlFile(name, schema).problems);
  const problems = [...lists, ...readPages().problems, ...readCaseStudies().problems, ...readPosts().problems];
  return problems.length > 0
    ? problems
    : [
        ...danglingReferences(),
        ...sectionsWithScripts(),
        ...readCaseStudies().entries.flatMap(missingPictures),
        ...readPages().entries.flatMap(missingFilms),
      ];
}

/** A name in one file that should exist in another. */
type Reference = { path: Path; name: string; among: 'studies' | 'games' | 'faqs' | 'hosts' };

/** Names in one file that point at nothing in another. Only asked once the files themselves are sound. */
function danglingReferences(): Problem[] {
  const known = {
    studies: readCaseStudies().entries.map(({ data }) => data.slug),
    games: getGames().map(({ id }) => id),
    faqs: getFaqs().map(({ id }) => id),
    hosts: getHosts().map(({ name }) => name),
  };
  const check = ({ file, locate }: Entry<unknown>, references: Reference[]): Problem[] =>
    references
      .filter(({ name, among }) => !known[among].includes(name))
      .map(({ path, name, among }) => ({
        file,
        ...locate(path),
        field: path.join('.'),
        what: `There is no "${name}" among the ${among}.`,
        fix: `Use one of: ${known[among].join(', ')}.`,
      }));

  return [
    ...readPages().entries.flatMap((entry) => check(entry, (entry.data.sections ?? []).flatMap(referencesOf))),
    ...readCaseStudies().entries.flatMap((entry) =>
      check(entry, [{ path: ['game'], name: entry.data.game, among: 'games' }]),
    ),
    ...readPosts().entries.flatMap((entry) =>
      check(entry, [
        { path: ['author'], name: entry.data.author, among: 'hosts' },
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

/** Pages that draw their sections by PlainSections, because their own script comes first. */
const PAGES_OF_PLAIN_SECTIONS = ['get-a-quote.md', 'confirmation.md'];

function sectionsWithScripts(): Problem[] {
  return readPages()
    .entries.filter(({ file }) => PAGES_OF_PLAIN_SECTIONS.includes(basename(file)))
    .flatMap(({ file, data: { sections = [] }, locate }) =>
      sections.flatMap((section, index) => {
        const path = ['sections', index, 'kind'];
        const what = `A section of kind "${section.kind}" brings a script, and this page has its own to load first.`;
        const fix = 'Put the section on another page, and link to it from here.';
        return isPlainSection(section) ? [] : [{ file, ...locate(path), field: path.join('.'), what, fix }];
      }),
    );
}
