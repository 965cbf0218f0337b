/** Splits a text into words for comparison: in lower case, without accents and apostrophes. */
export function splitWords(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/[\p{M}'’]/gu, '');
  return plain.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The index of a text for `hasWords`: its unique words, sorted, without those that are a prefix of another one. */
export function packWords(text: string): string {
  const words = [...new Set(splitWords(text))].sort();
  return words.filter((word, index) => !words[index + 1]?.startsWith(word)).join(' ');
}

/** True if every word of `query` is a prefix of one of the packed words; also for a query without words. */
export function hasWords(packed: string, query: string): boolean {
  return splitWords(query).every((word) => ` ${packed}`.includes(` ${word}`));
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
