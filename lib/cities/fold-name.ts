/** Letters that Unicode does not decompose into a base letter and an accent. */
const BASE_LETTERS: Record<string, string> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ə: 'e',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};

/** Removes accents, case and punctuation from a name: "sao paulo" for São Paulo, "st louis" for St. Louis. */
export function foldName(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øłđðħıəßæœþ]/g, (letter) => BASE_LETTERS[letter] ?? letter)
    .replace(/[.'’‘ʻ`]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
