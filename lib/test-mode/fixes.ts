import { describeEdits, type Change } from './fix-changes.ts';
import { FIX_RULES, applyEdits, type FixRule } from './fix-edits.ts';
import { scanJson } from './scan-json.ts';

/**
 * An offer to repair damage that word processors, chats and editors do to JSON. Nothing changes until the visitor accepts it. `changes`
 * has the first few lines that would change, `count` is the number of all of them.
 */
export type Fix = { id: string; title: string; changes: Change[]; count: number };

/** The fixes for a text that is not a JSON array. A fix is included only if the text parses further with it than without it. */
export function findFixes(text: string): Fix[] {
  const progress = getParseProgress(text);
  if (progress === Infinity) return [];
  const { result, used } = applyRules(text, FIX_RULES);
  if (getParseProgress(result) <= progress) return [];
  const needed = used.reduce((rules, rule) => {
    const others = rules.filter((other) => other !== rule);
    return getParseProgress(applyRules(text, others).result) < getParseProgress(applyRules(text, rules).result)
      ? rules
      : others;
  }, used);
  return needed.flatMap(({ id, title, findEdits }) => {
    const edits = findEdits(text);
    // A rule that applies only after other fixes is offered once those are accepted.
    return edits.length > 0 ? [{ id, title, ...describeEdits(text, edits) }] : [];
  });
}

/** Applies the fixes with these ids only. */
export function applyFixes(text: string, ids: readonly string[]): string {
  const chosen = FIX_RULES.filter(({ id }) => ids.includes(id));
  return applyRules(text, chosen).result;
}

/** Applies rules in order; `used` are the rules that changed the text. */
function applyRules(text: string, rules: readonly FixRule[]): { result: string; used: FixRule[] } {
  let result = text;
  const used = rules.filter(({ findEdits }) => {
    const edits = findEdits(result);
    result = applyEdits(result, edits);
    return edits.length > 0;
  });
  return { result, used };
}

/** How many tokens of the text parse as JSON. Infinity for an array, and less for any other valid JSON. */
function getParseProgress(text: string): number {
  const { failure, tokenCount } = scanJson(text);
  if (failure) return tokenCount;
  return text.trimStart().startsWith('[') ? Infinity : Number.MAX_SAFE_INTEGER;
}
