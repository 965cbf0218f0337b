import { changesOf, type Change } from './fix-changes.ts';
import { ACCIDENTS, applyEdits, type Accident } from './fix-edits.ts';
import { scanJson } from './scan-json.ts';

/*
 * Glossary
 *   accident  something that happens to JSON on its way through a word processor, a chat or an editor
 *   fix       the offer to put one accident right; it is shown as a change, and nothing happens until it is accepted
 *   reach     how far a text is read as JSON; a fix is offered only when the reach is shorter without it
 */

/** `changes` are the first few places, `count` is the number of all lines that change. */
export type Fix = { id: string; title: string; changes: Change[]; count: number };

/** The fixes that would help a text which is not a list of JSON. A list gets none. */
export function offeredFixes(text: string): Fix[] {
  const reach = reachOf(text);
  if (reach === Infinity) return [];
  const { result, used } = run(text, ACCIDENTS);
  if (reachOf(result) <= reach) return [];
  const needed = used.reduce((kept, accident) => {
    const others = kept.filter((one) => one !== accident);
    return reachOf(run(text, others).result) < reachOf(run(text, kept).result) ? kept : others;
  }, used);
  return needed.flatMap(({ id, title, editsFor }) => {
    const edits = editsFor(text);
    // What only shows after the others is offered when they have been accepted.
    return edits.length > 0 ? [{ id, title, ...changesOf(text, edits) }] : [];
  });
}

/** The text after the fixes with these ids, and no others. */
export function applyFixes(text: string, ids: readonly string[]): string {
  const chosen = ACCIDENTS.filter(({ id }) => ids.includes(id));
  return run(text, chosen).result;
}

/** Puts accidents right one after the other; `used` are those that had something to change. */
function run(text: string, accidents: readonly Accident[]): { result: string; used: Accident[] } {
  let result = text;
  const used = accidents.filter(({ editsFor }) => {
    const edits = editsFor(result);
    result = applyEdits(result, edits);
    return edits.length > 0;
  });
  return { result, used };
}

function reachOf(text: string): number {
  const { failure, read } = scanJson(text);
  if (failure) return read;
  return text.trimStart().startsWith('[') ? Infinity : Number.MAX_SAFE_INTEGER;
}
