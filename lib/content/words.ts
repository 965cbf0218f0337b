/** The words of a text as they are compared: lower case, without accents and apostrophes. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/[\p{M}'’]/gu, '');
  return plain.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** All words of a text, each once and sorted. One that begins another is left out: a search finds it there. */
export function packWords(text: string): string {
  const words = [...new Set(wordsOf(text))].sort();
  return words.filter((word, index) => !words[index + 1]?.startsWith(word)).join(' ');
}

/** True when every word of `query` begins one of the packed words; also for a query without words. */
export function hasWords(packed: string, query: string): boolean {
  return wordsOf(query).every((word) => ` ${packed}`.includes(` ${word}`));
}
