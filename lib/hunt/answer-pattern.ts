/** Whatever stands between words, before and after them. */
const GAP = '[^\\p{L}\\p{N}]*';

/**
 * A regular expression for the `pattern` of an input, which browsers check without scripts: any of the answers, in capitals or not, with or without
 * an article before it, and with any spaces and punctuation.
 */
export function answerPattern(answers: readonly string[]): string {
  const choices = answers.map((answer) => (answer.match(/[\p{L}\p{N}]+/gu) ?? []).map(anyCase).join(GAP));
  return `${GAP}((${['the', 'an', 'a'].map(anyCase).join('|')})${GAP})?(${choices.join('|')})${GAP}`;
}

function anyCase(word: string): string {
  return [...word]
    .map((letter) =>
      letter.toLowerCase() === letter.toUpperCase() ? letter : `[${letter.toLowerCase()}${letter.toUpperCase()}]`,
    )
    .join('');
}
