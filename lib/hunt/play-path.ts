import { createQueryPath } from '#lib/content/query-path';
import { getDressFields, parseBoardDress } from './board-dress.ts';
import { pickHuntFields, PLAY_PATH } from './hunt-query.ts';

const games = createQueryPath(`${PLAY_PATH}/game`, (search) => {
  const query = new URLSearchParams(search);
  return new URLSearchParams({ ...pickHuntFields(query), ...getDressFields(parseBoardDress(query)) }).toString();
});

/** The internal path that renders the hunt for a query; undefined if the query asks for nothing. */
export const getPlayPath = games.getPath;

/** Parses the last segment of such a path; undefined for segments that `getPlayPath` does not create. */
export function parsePlayPath(segment: string): URLSearchParams | undefined {
  const query = games.parseSegment(segment);
  return query === undefined ? undefined : new URLSearchParams(query);
}
