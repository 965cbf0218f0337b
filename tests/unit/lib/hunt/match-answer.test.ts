import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerPattern } from '#lib/hunt/answer-pattern';
import { getAnswerWords, isRightAnswer, isRightChoice } from '#lib/hunt/match-answer';
import { getClueSet } from '#lib/pages/read';
import { cases } from '#tests/scope';

describe('an answer', () => {
  it.each([
    ['The River', ['river']],
    ['  a   RIVER!', ['river']],
    ["It's a river", ['river']],
    ['rivér', ['river']],
    ['rivre', ['river']],
    ['riveer', ['river']],
    ['yelow', ['yellow']],
    ['ligthouse', ['lighthouse']],
    ['under the clock', ['clock']],
    ['by the clock', ['clock']],
    ['clock-tower', ['clock', 'clock tower']],
    ['clokc tower', ['clock tower']],
    ['Café', ['cafe']],
    ['two', ['2', 'two']],
    ['light house', ['lighthouse']],
    ['salt & pepper', ['salt and pepper']],
  ])('"%s" is one of %j', (text, answers) => {
    expect(isRightAnswer(text, answers)).toBe(true);
  });

  it.each([
    ['', ['river']],
    ['the', ['river']],
    ['!?', ['river']],
    ['lake', ['river']],
    ['riddle', ['river']],
    ['cat', ['bat']],
    ['3', ['2']],
    ['12', ['2']],
    ['clock shop', ['clock tower']],
    ['two three', ['two bridges']],
  ])('"%s" is not one of %j', (text, answers) => {
    expect(isRightAnswer(text, answers)).toBe(false);
  });
});

const clueOf = (id: string) => getClueSet().clues.find((clue) => clue.id === id)!.answers;

describe('the answers of the clues', () => {
  it.each([
    ['bandstand', ['The clock', 'at the clock', 'by the clock tower', 'under the clock!']],
    ['two-banks', ['a river', 'Stream', 'the brook', 'canal', 'creek']],
    ['sticky-notes', ['Lobby', 'in the lobby', 'at the hotel lobby']],
    ['wet-feet', ['2', 'two', '2 bridges', 'two bridges', 'twice', 'two times']],
    ['awnings', ['yellow', 'Yelow', 'white and yellow', 'gold']],
    ['bulb', ['lighthouse', 'light house', 'light-house', 'lighthuose']],
    ['pencil', ['drawbridge', 'draw bridge']],
    ['bell', ['bellhop', 'bell hop']],
  ])('of %s accept %j', (id, texts) => {
    for (const text of texts) expect(isRightAnswer(text, clueOf(id)), text).toBe(true);
  });

  it.each([
    ['bandstand', ['cock', 'lock', 'block', 'flock', 'under a rock', 'clown']],
    ['two-banks', ['anal', 'liver', 'driver', 'steam', 'scream', 'cheek', 'bank']],
    ['sticky-notes', ['hobby', 'hotel', 'lobster']],
    ['wet-feet', ['no bridges', 'ten bridges', '3', '22', 'three']],
    ['awnings', ['god', 'cold', 'fellow', 'red', 'green']],
    ['bulb', ['house', 'lamp house', 'bulb']],
  ])('of %s refuse %j', (id, texts) => {
    for (const text of texts) expect(isRightAnswer(text, clueOf(id)), text).toBe(false);
  });
});

describe('an answer of any kind', () => {
  it('forgives no error in a choice', () => {
    expect(isRightChoice('red', ['Red'])).toBe(true);
    expect(isRightChoice('Bed', ['Red'])).toBe(false);
  });

  it('is right when it is typed as it is written, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(isRightAnswer(text, [text])).toBe(getAnswerWords(text).length > 0);
      }),
      { numRuns: cases(1000) },
    );
  });
});

describe('the pattern of an answer', () => {
  const matches = (text: string, answers: string[]) => new RegExp(`^(?:${answerPattern(answers)})$`, 'v').test(text);

  it.each(['clock', 'The Clock', ' clock tower. ', 'CLOCK-TOWER', 'a clock!'])('accepts "%s"', (text) => {
    expect(matches(text, ['clock', 'clock tower'])).toBe(true);
  });

  it.each(['', 'the', 'clocks', 'tower'])('refuses "%s"', (text) => {
    expect(matches(text, ['clock', 'clock tower'])).toBe(false);
  });

  it('is valid for punctuation of any kind', () => {
    expect(matches('R & R (2)', ['R&R [2]'])).toBe(true);
  });
});
