import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerPattern } from '#lib/hunt/answer-pattern';
import { isRightAnswer, isRightChoice, simplifyAnswer } from '#lib/hunt/match-answer';
import { cases } from '#tests/scope';

describe('an answer', () => {
  it.each([
    ['The River', ['river']],
    ['  a   RIVER!', ['river']],
    ["It's a river", ['river']],
    ['rivér', ['river']],
    ['rivre', ['river']],
    ['riveer', ['river']],
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
  ])('"%s" is not one of %j', (text, answers) => {
    expect(isRightAnswer(text, answers)).toBe(false);
  });

  it('forgives no error in a choice', () => {
    expect(isRightChoice('red', ['Red'])).toBe(true);
    expect(isRightChoice('Bed', ['Red'])).toBe(false);
  });

  it('is right when it is typed as it is written, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(isRightAnswer(text, [text])).toBe(simplifyAnswer(text) !== '');
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
