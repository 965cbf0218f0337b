import { createQueryPath } from '#lib/content/query-path';
import { getDressFields, parseBoardDress } from './board-dress.ts';
import { getHuntDay } from './draw-clues.ts';
import { pickHuntFields, PLAY_PATH } from './hunt-query.ts';

/** Without clues a path has the day, so that a page in the cache never shows those of another day. */
const games = createQueryPath(`${PLAY_PATH}/game`, (search) => {
  const query = new URLSearchParams(search);
  const fields = pickHuntFields(query);
  const dress = getDressFields(parseBoardDress(query));
  const isAsked = Object.keys({ ...fields, ...dress }).length > 0;
  if (isAsked && !fields.clues) fields.day ??= getHuntDay(new Date());
  return new URLSearchParams({ ...fields, ...dress }).toString();
});

/** The internal path that renders the hunt for a query; undefined if the query asks for nothing. */
export const getPlayPath = games.getPath;

/** Parses the last segment of such a path; undefined for segments that `getPlayPath` does not create. */
export function parsePlayPath(segment: string): URLSearchParams | undefined {
  const query = games.parseSegment(segment);
  return query === undefined ? undefined : new URLSearchParams(query);
}
