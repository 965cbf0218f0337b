/*
 * What visitors wrote goes to a terminal, and a terminal obeys what is printed on it: escape sequences move the cursor,
 * marks for the direction of writing turn the rest of the line around. Both are shown as U+FFFD instead.
 */
const COMMANDS = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu;

/** Text on one line that is safe to print: line breaks and tabs become spaces, commands to the terminal U+FFFD. */
export function printable(text: string): string {
  return text.replace(/\s+/g, ' ').replace(COMMANDS, '\ufffd').trim();
}

/** The same for text of several lines, which stay lines. */
export function printableLines(text: string): string[] {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.replaceAll('\t', '  ').replace(COMMANDS, '\ufffd').trimEnd());
}
