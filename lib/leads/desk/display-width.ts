const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });
const PLAIN = /^[\x20-\x7e]*$/;
const WIDE =
  /\p{Emoji_Presentation}|\ufe0f|[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303e\uff01-\uff60\uffe0-\uffe6]/u;
const NO_WIDTH = /^[\p{M}\p{Cf}]+$/u;

/** The number of terminal columns of a text: two for East Asian letters and emoji, none for separate combining marks. */
export function displayWidth(text: string): number {
  if (PLAIN.test(text)) return text.length;
  let width = 0;
  for (const { segment } of GRAPHEMES.segment(text)) width += NO_WIDTH.test(segment) ? 0 : WIDE.test(segment) ? 2 : 1;
  return width;
}
