import { editDistance } from '#lib/content/edit-distance';

/** The longest words in which no typing error is forgiven, and one. In longer ones two are. */
const EXACT_LENGTH = 3;
const ONE_ERROR_LENGTH = 7;

/** An answer without what does not matter: capitals, accents, punctuation, spaces, articles and "it is". */
export function simplifyAnswer(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\b(?:its|it is|the|an?)\b/g, '')
    .replace(/ /g, '');
}

/** Whether a typed text is one of the answers. Small typing errors are forgiven, except in numbers and very short words. */
export function isRightAnswer(text: string, answers: readonly string[]): boolean {
  const typed = simplifyAnswer(text);
  return typed !== '' && answers.some((answer) => isSimilar(typed, simplifyAnswer(answer)));
}

/** Whether a chosen text is one of the answers. */
export function isRightChoice(text: string, answers: readonly string[]): boolean {
  const chosen = simplifyAnswer(text);
  return answers.some((answer) => simplifyAnswer(answer) === chosen);
}

function isSimilar(typed: string, answer: string): boolean {
  if (/\d/.test(typed + answer)) return typed === answer;
  return editDistance(typed, answer) <= allowedErrors(answer.length);
}

function allowedErrors(length: number): number {
  if (length <= EXACT_LENGTH) return 0;
  return length <= ONE_ERROR_LENGTH ? 1 : 2;
}
