/*
 * Text of visitors is printed on a terminal, which interprets control characters: escape sequences move the cursor, and
 * direction marks reverse the rest of the line. Both are replaced by U+FFFD.
 */
const CONTROL_CHARACTERS = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu;

/** The text on one line, safe to print: line breaks and tabs become spaces, control characters U+FFFD. */
export function printable(text: string): string {
  return text.replace(/\s+/g, ' ').replace(CONTROL_CHARACTERS, '\ufffd').trim();
}

/** The same for a text of several lines. */
export function printableLines(text: string): string[] {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.replaceAll('\t', '  ').replace(CONTROL_CHARACTERS, '\ufffd').trimEnd());
}
