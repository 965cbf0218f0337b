import { editDistance } from '#lib/content/edit-distance';
import { splitWords } from '#lib/content/words';

/** Words that do not matter in an answer. */
const FILLERS = new Set(['the', 'a', 'an', 'and', 'it', 'is', 'its', 'at', 'by', 'in', 'on', 'under', 'near', 'to']);

/** The longest words in which only swapped and doubled letters are forgiven, and in which one error is. In longer ones two are. */
const STRICT_LENGTH = 6;
const ONE_ERROR_LENGTH = 8;

/** The words of an answer that matter, in lower case, without accents and punctuation. */
export function getAnswerWords(text: string): string[] {
  return splitWords(text).filter((word) => !FILLERS.has(word));
}

/** Whether a typed text is one of the answers. Small typing errors are forgiven, except in numbers. Spaces within a word do not matter. */
export function isRightAnswer(text: string, answers: readonly string[]): boolean {
  const typed = getAnswerWords(text);
  return typed.length > 0 && answers.some((answer) => isSimilarAnswer(typed, getAnswerWords(answer)));
}

/** Whether a chosen text is one of the answers. */
export function isRightChoice(text: string, answers: readonly string[]): boolean {
  const chosen = getAnswerWords(text).join(' ');
  return answers.some((answer) => getAnswerWords(answer).join(' ') === chosen);
}

function isSimilarAnswer(typed: string[], answer: string[]): boolean {
  if (answer.length === 1) return isSimilarWord(typed.join(''), answer.join(''));
  if (typed.join('') === answer.join('')) return true;
  return typed.length === answer.length && typed.every((word, index) => isSimilarWord(word, answer[index] ?? ''));
}

function isSimilarWord(typed: string, word: string): boolean {
  if (typed === word || /\d/.test(typed + word)) return typed === word;
  if (word.length > STRICT_LENGTH) return editDistance(typed, word) <= (word.length > ONE_ERROR_LENGTH ? 2 : 1);
  return joinDoubles(typed) === joinDoubles(word) || isSwap(typed, word);
}

function joinDoubles(word: string): string {
  return word.replace(/(.)\1+/gu, '$1');
}

/** Whether two neighboring letters have changed places. */
function isSwap(typed: string, word: string): boolean {
  return (
    typed.length === word.length &&
    word.length > 3 &&
    editDistance(typed, word) === 1 &&
    sortLetters(typed) === sortLetters(word)
  );
}

function sortLetters(word: string): string {
  return [...word].sort().join('');
}
