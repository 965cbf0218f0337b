/** The deepest accepted nesting. The answers need two levels. */
const MAX_DEPTH = 8;

const STRING_OR_BRACKET = /"(?:[^"\\]|\\.)*"|[{}[\]]/g;

/**
 * Parses JSON that every parser reads in the same way: at most 8 levels deep and without duplicate names in an object, of
 * which some parsers use the first and others the last. `error` is a sentence about any other text.
 */
export function parseJson(text: string): { value: unknown } | { error: string } {
  const value = tryParse(text);
  if (value === undefined) return { error: 'The body is not valid JSON.' };
  const error = findProblem(text);
  return error === undefined ? { value } : { error };
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Scans valid JSON once. `openObjects` has the names of each enclosing object so far, or null for an array. */
function findProblem(text: string): string | undefined {
  const openObjects: (Set<string> | null)[] = [];
  for (const { 0: token, index } of text.matchAll(STRING_OR_BRACKET)) {
    if (token === '{' || token === '[') {
      if (openObjects.push(token === '{' ? new Set() : null) > MAX_DEPTH)
        return 'The body is nested more than 8 levels deep.';
    } else if (token === '}' || token === ']') {
      openObjects.pop();
    } else {
      const names = openObjects.at(-1);
      if (!names || !isName(text, index + token.length)) continue;
      const name = String(JSON.parse(token));
      if (names.has(name)) return 'The body holds a name twice in one object.';
      names.add(name);
    }
  }
  return undefined;
}

/** Whether the string that ends at `end` is a member name, which a colon follows. */
function isName(text: string, end: number): boolean {
  const colon = /\s*:/y;
  colon.lastIndex = end;
  return colon.test(text);
}
