import type { Path } from '#lib/content/field-name';
import type { Level, Problem } from '#lib/content/problem';
import { isDraft } from '#lib/content/reveal-date';
import { LONGEST_TITLE } from '#lib/seo/metadata';
import { problemAt, type Place } from '../problem-at.ts';
import type { Content } from '../read-content.ts';
import { PLACEHOLDER } from './placeholders.ts';

/** A text that search engines show. */
type Shown = { kind: 'title' | 'description'; place: Place; path: Path; text: string; level?: Level };

/** Search engines cut a longer description, and write one of their own in place of a shorter one. */
const DESCRIPTION = { shortest: 70, longest: 160 };

/** Titles and descriptions that search engines would cut or replace, or that two pages have. */
export function searchResultProblems(content: Content): Problem[] {
  const shown = shownTexts(content).filter(({ text }) => !text.match(PLACEHOLDER));
  const alike = Map.groupBy(shown, ({ kind, text }) => `${kind} ${text.toLowerCase()}`);
  return [
    ...shown.flatMap(lengthProblems),
    ...[...alike.values()].flatMap(([first, ...others]) =>
      first ? others.map((other) => repeatOf(first, other)) : [],
    ),
  ];
}

function shownTexts({ pages, studies, posts, lists }: Content): Shown[] {
  const site = lists['site.yaml']?.data.name;
  const topics = lists['topics.yaml'];
  return [
    ...pages.flatMap((entry) => {
      const { title, description } = entry.data;
      return pairOf(entry, { title: title.replace(` | ${site}`, ''), description });
    }),
    ...studies.flatMap((entry) => {
      const { fullTitle, shortDescription, revealed_on } = entry.data;
      return pairOf(entry, { fullTitle, shortDescription }, [], levelOf(revealed_on));
    }),
    ...posts.flatMap((entry) => {
      const { title, description, revealed_on } = entry.data;
      return pairOf(entry, { title, description }, [], levelOf(revealed_on));
    }),
    ...(topics?.data ?? []).flatMap(({ title, description }, index) =>
      topics ? pairOf(topics, { title, description }, [index]) : [],
    ),
  ];
}

/** The title and the description of one page, under the names of their fields. */
function pairOf(place: Place, fields: Record<string, string>, under: Path = [], level?: Level): Shown[] {
  return Object.entries(fields).map(([name, text], index) => {
    const kind = index === 0 ? 'title' : 'description';
    return { kind, place, path: [...under, name], text, ...(level && { level }) };
  });
}

function levelOf(revealedOn: string | null | undefined): Level | undefined {
  return isDraft(revealedOn) ? 'to-do' : undefined;
}

function lengthProblems({ kind, place, path, text, level }: Shown): Problem[] {
  const { shortest, longest } = kind === 'title' ? { shortest: 1, longest: LONGEST_TITLE } : DESCRIPTION;
  if (text.length >= shortest && text.length <= longest) return [];
  const what = `It has ${text.length} characters, and search results show ${shortest} to ${longest}.`;
  return [problemAt(place, path, { what, fix: text.length > longest ? 'Shorten it.' : 'Say more.', level })];
}

function repeatOf(first: Shown, { kind, place, path, level }: Shown): Problem {
  const { line } = first.place.locate(first.path);
  const what = `${first.place.file}:${line} has the same ${kind}, so search results show two pages that look alike.`;
  return problemAt(place, path, { what, fix: 'Say what is special about this page.', level });
}
