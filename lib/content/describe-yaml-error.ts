import type { YAMLError } from 'yaml';

/** An error of the YAML parser in words that authors understand. */
export type ErrorDescription = {
  what: string;
  fix: string;
  /** The position of the mistake, if the parser stopped at another one. */
  offset?: number;
  /** True if this error causes all later ones. */
  isLast?: boolean;
};

type ErrorContext = { code: string; message: string; yaml: string; position: number; line: string; value: string };

export const QUOTE_TEXT = 'Put "double quotes" around the whole text.';

/** The first rule that matches an error describes it. */
const RULES: ((context: ErrorContext) => ErrorDescription | false)[] = [
  ({ code, yaml, position }) =>
    code === 'DUPLICATE_KEY' && {
      what: `The field "${/^["']?([^:"'\s]+)/.exec(yaml.slice(position))?.[1]}" is here twice.`,
      fix: 'Keep one of the two and delete the other.',
    },
  ({ code }) =>
    code === 'TAB_AS_INDENT' && {
      what: 'The line is indented with a tab.',
      fix: 'Indent with spaces, never with tabs.',
    },
  ({ code, yaml, position, line }) =>
    code === 'RESOURCE_EXHAUSTION' && {
      what: 'There are too many brackets inside of each other.',
      fix: QUOTE_TEXT,
      offset: getLineStart(yaml, position) + Math.max(0, line.search(/[[{]/)),
      isLast: true,
    },
  ({ code }) =>
    code === 'MULTIPLE_DOCS' && {
      what: 'A line of --- splits the file in two.',
      fix: 'Delete that line.',
      isLast: true,
    },
  describeUnclosedQuote,
  describeUnclosedBracket,
  ({ value }) =>
    /^[\u201c\u201d\u2018\u2019]/.test(value) && {
      what: 'Curly quotes do not hold a text together.',
      fix: 'Put straight "double quotes" around the whole text.',
    },
  ({ value, line, yaml, position }) =>
    /^(?:[*&!%@`?-]|[|>](?![+-]?\d*\s*$))/.test(value) && {
      what: `A text cannot start with ${value.charAt(0)} here.`,
      fix: QUOTE_TEXT,
      offset: getLineStart(yaml, position) + line.lastIndexOf(value),
    },
  describeMissingFieldName,
  ({ code, value }) =>
    code === 'BLOCK_AS_IMPLICIT_KEY' &&
    !/:(?:\s|$)/.test(value) && {
      what: 'The line below is indented further, so it goes on with this text.',
      fix: 'Start both lines in the same column.',
      isLast: true,
    },
  ({ code }) =>
    /^BLOCK_/.test(code) && {
      what: 'A colon with a space after it starts a new field, in the middle of a text.',
      fix: QUOTE_TEXT,
    },
  ({ message, value }) =>
    /at node end/.test(message) &&
    /^["']/.test(value) && {
      what: `The text ends at its second ${value.charAt(0)}, and more follows.`,
      fix: value.startsWith('"') ? 'Write the quotes inside of it as \u201c and \u201d.' : QUOTE_TEXT,
    },
  ({ code }) =>
    code === 'BAD_INDENT' && {
      what: 'The line is indented differently from those that it belongs with.',
      fix: 'Start it in the same column as they do.',
    },
  ({ code }) =>
    code === 'BAD_DQ_ESCAPE' && {
      what: 'A backslash has a meaning of its own in double quotes.',
      fix: 'Write the backslash twice.',
    },
  ({ message }) =>
    /in YAML stream/.test(message) && {
      what: 'This does not fit what stands before it.',
      fix: 'Look for a bracket too many or a missing quote.',
      isLast: true,
    },
];

/** Describes an error of the parser. Offsets count characters from the start of the YAML. */
export function describeYamlError({ code, message, pos: [position] }: YAMLError, yaml: string): ErrorDescription {
  const line = yaml.slice(getLineStart(yaml, position)).split('\n', 1)[0] ?? '';
  // The text after the dashes and the name of the field.
  const value = line.replace(/^\s*(?:- +)*(?:["']?[\w-]+["']?:\s+)?/, '').trimEnd();
  const context: ErrorContext = { code, message, yaml, position, line, value };
  for (const rule of RULES) {
    const description = rule(context);
    if (description) return description;
  }
  const fix = `Look for a missing quote, or a colon in the middle of a text. ${QUOTE_TEXT}`;
  return { what: /[.!?]$/.test(message) ? message : `${message}.`, fix };
}

/** The offset at which the line around `offset` starts. */
export function getLineStart(text: string, offset: number): number {
  return offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
}

/** The parser stops where the quote is missing, or at the end of the file. */
function describeUnclosedQuote({ message, yaml, position }: ErrorContext): ErrorDescription | false {
  if (!message.startsWith('Missing closing')) return false;
  const quote = message.includes('"quote') ? '"' : "'";
  const end = yaml.slice(0, position).trimEnd().length;
  const offset = yaml.indexOf(quote, getLineStart(yaml, end));
  return {
    what: 'The quote that opens here is never closed.',
    fix: `Put ${quote} at the end of the text, too.`,
    ...(offset >= 0 && offset < end && { offset }),
    isLast: true,
  };
}

/** The parser stops at the next line. The description points to the opening bracket. */
function describeUnclosedBracket({ message, yaml, position }: ErrorContext): ErrorDescription | false {
  const close = /^Flow (?:map|sequence).* end with a ([\]}])$/.exec(message)?.[1];
  if (!close) return false;
  const open = close === '}' ? '{' : '[';
  let offset = position - 1;
  for (let depth = 0; offset >= 0; offset -= 1) {
    if (yaml[offset] === close) depth += 1;
    if (yaml[offset] === open && depth-- === 0) break;
  }
  return {
    what: `The ${open} that opens here is never closed.`,
    fix: `Put ${close} where its content ends.`,
    ...(offset >= 0 && { offset }),
    isLast: true,
  };
}

/** The line should be a field, but the name, the colon or the space after it is missing. */
function describeMissingFieldName({ code, message, line }: ErrorContext): ErrorDescription | false {
  const isLost = code.startsWith('BLOCK_') && !/^\s*(?:- +)*(?:[[{] *)?["']?[\w-]+["']?:(?:\s|$)/.test(line);
  if (code !== 'MULTILINE_IMPLICIT_KEY' && !message.startsWith('Implicit') && !isLost) return false;
  if (/^\s*(?:- )*[\w-]+:\u00a0/.test(line)) {
    return { what: 'The space after the colon is not an ordinary one.', fix: 'Delete it and type a space.' };
  }
  if (/^\s*(?:- )*[\w-]+:\S/.test(line)) {
    return { what: 'There is no space after the colon.', fix: 'Write a space after the colon.' };
  }
  return {
    what: 'The line has no field name.',
    fix: 'Start it with a name, a colon and a space, or indent it when it goes on with the text above.',
    isLast: true,
  };
}
