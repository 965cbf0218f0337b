import type { Path } from '#lib/content/field-name';
import type { Level, Problem } from '#lib/content/problem';
import { isDraft } from '#lib/content/visibility';
import { MAX_TITLE_LENGTH } from '#lib/seo/metadata';
import { problemAt, type Place } from '../problem-at.ts';
import type { Content } from '../read-content.ts';
import { PLACEHOLDER } from './placeholders.ts';

/** A title or description in search results. */
type SearchText = { kind: 'title' | 'description'; place: Place; path: Path; text: string; level?: Level };

/** In characters. Search engines cut a longer description, and replace a shorter one by their own. */
const DESCRIPTION_LENGTH = { min: 70, max: 160 };

/** Reports titles and descriptions that search engines would cut or replace, or that two pages share. */
export function searchResultProblems(content: Content): Problem[] {
  const shown = getSearchTexts(content).filter(({ text }) => !text.match(PLACEHOLDER));
  const alike = Map.groupBy(shown, ({ kind, text }) => `${kind} ${text.toLowerCase()}`);
  return [
    ...shown.flatMap(lengthProblems),
    ...[...alike.values()].flatMap(([first, ...others]) =>
      first ? others.map((other) => describeRepeat(first, other)) : [],
    ),
  ];
}

function getSearchTexts({ pages, studies, posts, lists }: Content): SearchText[] {
  const site = lists['site.yaml']?.data.name;
  const topics = lists['topics.yaml'];
  return [
    ...pages.flatMap((entry) => {
      const { title, description } = entry.data;
      return toSearchTexts(entry, { title: title.replace(` | ${site}`, ''), description });
    }),
    ...studies.flatMap((entry) => {
      const { fullTitle, shortDescription, revealed_on } = entry.data;
      return toSearchTexts(entry, { fullTitle, shortDescription }, [], getLevel(revealed_on));
    }),
    ...posts.flatMap((entry) => {
      const { title, description, revealed_on } = entry.data;
      return toSearchTexts(entry, { title, description }, [], getLevel(revealed_on));
    }),
    ...(topics?.data ?? []).flatMap(({ title, description }, index) =>
      topics ? toSearchTexts(topics, { title, description }, [index]) : [],
    ),
  ];
}

/** The title and the description of one page, by the names of their fields. */
function toSearchTexts(place: Place, fields: Record<string, string>, under: Path = [], level?: Level): SearchText[] {
  return Object.entries(fields).map(([name, text], index) => {
    const kind = index === 0 ? 'title' : 'description';
    return { kind, place, path: [...under, name], text, ...(level && { level }) };
  });
}

function getLevel(publishTime: string | null | undefined): Level | undefined {
  return isDraft(publishTime) ? 'to-do' : undefined;
}

function lengthProblems({ kind, place, path, text, level }: SearchText): Problem[] {
  const { min, max } = kind === 'title' ? { min: 1, max: MAX_TITLE_LENGTH } : DESCRIPTION_LENGTH;
  if (text.length >= min && text.length <= max) return [];
  const what = `It has ${text.length} characters, and search results show ${min} to ${max}.`;
  return [problemAt(place, path, { what, fix: text.length > max ? 'Shorten it.' : 'Say more.', level })];
}

function describeRepeat(first: SearchText, { kind, place, path, level }: SearchText): Problem {
  const { line } = first.place.locate(first.path);
  const what = `${first.place.file}:${line} has the same ${kind}, so search results show two pages that look alike.`;
  return problemAt(place, path, { what, fix: 'Say what is special about this page.', level });
}
