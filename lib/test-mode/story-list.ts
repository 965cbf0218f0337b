import type { ShownStudy } from '#lib/case-studies/schema';
import { isRecord } from '#lib/content/is-record';
import { isStudyLike, parseJson } from './fix-edits.ts';
import { newStory, type Story } from './story-fields.ts';

/** The objects of a JSON list; an empty text has none. Null for any other text. */
export function parseStories(text: string): Story[] | null {
  if (text.trim() === '') return [];
  const json = parseJson(text);
  return Array.isArray(json) && json.every(isRecord) ? json : null;
}

/** The case study of a text that holds one object instead of a list; undefined for any other text. */
export function parseSingleStudy(text: string): Story | undefined {
  const json = parseJson(text);
  return isStudyLike(json) ? json : undefined;
}

/** A list with the study in place of the one with its slug, or at the end. It gets a free id if another study has its id. */
export function addToList(list: readonly ShownStudy[], study: Story): Story[] {
  const others = list.filter(({ slug }) => slug !== study.slug);
  const isTaken = others.some(({ id }) => id === study.id);
  const added = isTaken ? { ...study, ...newStory(others) } : study;
  const index = list.findIndex(({ slug }) => slug === study.slug);
  return index < 0 ? [...others, added] : [...others.slice(0, index), added, ...others.slice(index)];
}
