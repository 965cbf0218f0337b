import { expect, it } from 'vitest';
import { isRightAnswer } from '#lib/hunt/match-answer';
import { CluesSchema } from '#lib/hunt/schema';
import { getClueSet } from '#lib/pages/read';

const set = getClueSet();
const check = (change: object) => {
  const [first, ...others] = set.clues;
  return CluesSchema.safeParse({ ...set, clues: [{ ...first, ...change }, ...others] }).error?.issues[0]?.message;
};

it('has at least nine clues, and no wrong choice that counts as right', () => {
  expect(set.clues.length).toBeGreaterThanOrEqual(9);
  for (const { choices = [], answers } of set.clues)
    expect(choices.filter((choice) => isRightAnswer(choice, answers)).length).toBeLessThanOrEqual(1);
});

it.each([
  [{ id: set.clues[1]!.id }, `Another clue has the id ${set.clues[1]!.id}`],
  [{ kind: 'pictures', picture: undefined, alt: 'A key' }, 'A clue of the kind pictures needs a picture'],
  [{ kind: 'map', alt: undefined }, 'It needs alt: what there is to see, enough to solve it without seeing it'],
  [{ choices: ['One', 'Two', 'Three'] }, 'Exactly one of the choices must be among the answers'],
  [{ answers: ['the'] }, 'An answer needs a word or a number besides such as the, a, at or in'],
])('refuses %j', (change, message) => {
  expect(check(change)).toBe(message);
});

it('refuses a set without a clue of each kind', () => {
  const clues = set.clues.filter(({ kind }) => kind !== 'map');
  expect(CluesSchema.safeParse({ ...set, clues }).error?.issues[0]?.message).toBe('It needs a clue of the kind map');
});
