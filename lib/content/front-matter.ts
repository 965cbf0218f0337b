import matter from 'gray-matter';

/** The two halves of a .md file with the offsets at which they start. */
export type FrontMatter = { yaml: string; yamlStart: number; body: string; bodyStart: number };

/** Why a file has no front matter. `line` counts from 1. */
export type NoFrontMatter = { line: number; what: string; fix: string };

const FENCE_FIX = 'Write exactly three hyphens (---) and nothing else on this line.';

const rejectLanguage = () => {
  throw new Error('Only YAML front matter is allowed.');
};

/** Splits a text into its fields (the YAML between two lines of ---) and the body below. `text` ends its lines with \n. */
export function splitFrontMatter(text: string): FrontMatter | NoFrontMatter {
  const flaw = openingFlaw(text) ?? closingFlaw(text);
  if (flaw) return flaw;
  // With an options object, gray-matter does not cache. Its cache returns broken files as empty on the second read.
  const { matter: yaml, content } = matter(text, {
    engines: {
      yaml: () => ({}),
      js: rejectLanguage,
      javascript: rejectLanguage,
      json: rejectLanguage,
      coffee: rejectLanguage,
    },
  });
  const body = content.trim();
  return {
    yaml,
    yamlStart: text.indexOf('\n'),
    body,
    bodyStart: text.length - content.length + content.indexOf(body),
  };
}

function openingFlaw(text: string): NoFrontMatter | undefined {
  const [first = ''] = text.split('\n', 1);
  if (/^---[ \t]*$/.test(first)) return undefined;
  if (text.trim() === '') {
    return { line: 1, what: 'The file is empty.', fix: 'Write the fields between two lines of ---, then the text.' };
  }
  if (/^\s*\n\s*---/.test(text)) {
    const what = 'There is an empty line above the first ---.';
    return { line: 1, what, fix: 'Delete everything above the first ---.' };
  }
  if (/^\s*[-\u2013\u2014]{1,4}\s*\w*\s*$/.test(first)) {
    return { line: 1, what: `The first line is "${first.trim()}" and should be "---".`, fix: FENCE_FIX };
  }
  const fix = 'Start the file with a line that holds only ---, then the fields, then --- again.';
  return { line: 1, what: 'The file does not start with ---.', fix };
}

function closingFlaw(text: string): NoFrontMatter | undefined {
  const lines = text.split('\n');
  const lineOf = (pattern: RegExp) => lines.findIndex((line, index) => index > 0 && pattern.test(line));
  const closing = lineOf(/^---[ \t]*$/);
  const almost = lineOf(closing > 0 ? /^(?:--|---.*|[\u2013\u2014]+-?)\s*$/ : /^\s*(?:-{2,}|[\u2013\u2014]+-?)\s*$/);
  if (closing > 0 && (almost < 0 || closing <= almost)) return undefined;
  if (almost > 0) return { line: almost + 1, what: 'This line should end the fields.', fix: FENCE_FIX };
  return {
    line: 1,
    what: 'The fields start here, and no second line of --- ends them.',
    fix: 'Put --- on a line of its own after the last field.',
  };
}
