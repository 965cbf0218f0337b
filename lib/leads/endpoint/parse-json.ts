/** The deepest nesting that is read; the answers themselves need two levels. */
const MAX_DEPTH = 8;

const STRING_OR_BRACKET = /"(?:[^"\\]|\\.)*"|[{}[\]]/g;

/**
 * JSON that says the same to every reader: at most 8 levels deep, and no name twice in one object, of which one reader
 * would take the first and another the last. `error` says what is wrong with any other text.
 */
export function parseJson(text: string): { value: unknown } | { error: string } {
  const value = valueOf(text);
  if (value === undefined) return { error: 'The body is not valid JSON.' };
  const error = problemIn(text);
  return error === undefined ? { value } : { error };
}

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Goes once through a text that is known to be JSON; `open` holds the names of each object around, or null for a list. */
function problemIn(text: string): string | undefined {
  const open: (Set<string> | null)[] = [];
  for (const { 0: token, index } of text.matchAll(STRING_OR_BRACKET)) {
    if (token === '{' || token === '[') {
      if (open.push(token === '{' ? new Set() : null) > MAX_DEPTH) return 'The body is nested more than 8 levels deep.';
    } else if (token === '}' || token === ']') {
      open.pop();
    } else {
      const names = open.at(-1);
      if (!names || !isName(text, index + token.length)) continue;
      const name = String(JSON.parse(token));
      if (names.has(name)) return 'The body holds a name twice in one object.';
      names.add(name);
    }
  }
  return undefined;
}

/** A string is the name of a member when a colon follows it. */
function isName(text: string, end: number): boolean {
  const colon = /\s*:/y;
  colon.lastIndex = end;
  return colon.test(text);
}
