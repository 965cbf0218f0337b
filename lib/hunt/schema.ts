import { z } from 'zod';
import '#lib/content/zod-without-eval';
import { Prose, SitePath, Slug } from '#lib/content/fields';
import { getAnswerWords, isRightChoice } from './match-answer.ts';
import { CLUE_KINDS } from './squares.ts';

const HOUSE_CREWS = 3;

const ClueSchema = z
  .strictObject({
    id: Slug.describe('name in links; a change breaks challenges that were sent'),
    kind: z.enum(CLUE_KINDS).describe(`the square it lies on, one of ${CLUE_KINDS.join(', ')}`),
    text: z.array(Prose).min(1).describe('the lines of the clue'),
    picture: SitePath.optional().describe(
      'the picture of a clue of the kind pictures, such as /art/clues/keystone.svg',
    ),
    alt: Prose.optional().describe(
      'what the picture or the part of the board shows, enough to solve it without seeing it',
    ),
    choices: z.array(Prose).min(3).max(5).optional().describe('answers to choose from; without them players type'),
    answers: z
      .array(Prose)
      .min(1)
      .describe('the answer, then other spellings; capitals, articles, accents and small typing errors are forgiven'),
    hints: z.array(Prose).min(1).max(3).describe('hints, mild ones first'),
    points: z.int().positive().describe('points without a hint'),
    solved: Prose.describe('the line after the right answer'),
  })
  .superRefine(({ kind, picture, alt, choices, answers }, context) => {
    const addIssue = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
    if (kind === 'pictures' && !picture) addIssue('picture', 'A clue of the kind pictures needs a picture');
    if (kind !== 'words' && !alt)
      addIssue('alt', 'It needs alt: what there is to see, enough to solve it without seeing it');
    if (answers.some((answer) => getAnswerWords(answer).length === 0))
      addIssue('answers', 'An answer needs a word or a number besides such as the, a, at or in');
    if (choices && choices.filter((choice) => isRightChoice(choice, answers)).length !== 1)
      addIssue('choices', 'Exactly one of the choices must be among the answers');
  });

export const CluesSchema = z
  .strictObject({
    hint_cost: z.int().min(0).describe('points that a hint costs'),
    misses: z.array(Prose).min(1).describe('replies to wrong answers, in turn; kind ones'),
    crews: z
      .array(
        z.strictObject({ crew: Prose.describe('name of the crew'), points: z.int().min(0).describe('its points') }),
      )
      .length(HOUSE_CREWS)
      .describe('the three crews of the house that players are ranked with'),
    clues: z.array(ClueSchema).describe('the clues; each day draws one of each kind'),
  })
  .superRefine(({ clues }, context) => {
    for (const kind of CLUE_KINDS)
      if (!clues.some((clue) => clue.kind === kind))
        context.addIssue({ code: 'custom', path: ['clues'], message: `It needs a clue of the kind ${kind}` });
    clues.forEach(({ id }, index) => {
      if (clues.findIndex((other) => other.id === id) !== index)
        context.addIssue({ code: 'custom', path: ['clues', index, 'id'], message: `Another clue has the id ${id}` });
    });
  });

export type ClueSet = z.output<typeof CluesSchema>;
export type Clue = ClueSet['clues'][number];
