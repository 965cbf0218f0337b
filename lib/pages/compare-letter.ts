import { formatDollars, formatPerPerson, formatWhole } from '#lib/quote/figures';
import type { CompareAnswers } from '#lib/quote/compare-answers';
import { describeTravel, type RankedGame } from './compare-games.ts';

/** The texts of a letter, with {group}, {options} and {link}. */
export type LetterCopy = { subject: string; letter: string };

type LetterParts = { copy: LetterCopy; answers: CompareAnswers; options: readonly RankedGame[]; link: string };

/** The letter to whoever decides, with the prices of the chosen formats. Lines end with LF. */
export function formatCompareLetter({ copy, answers, options, link }: LetterParts): { subject: string; body: string } {
  const parts = {
    '{group}': describeGroup(answers),
    '{options}': options.map((option) => describeOption(option, answers)).join('\n'),
    '{link}': link,
  };
  const fill = (text: string) =>
    text.replace(/\{(?:group|options|link)\}/g, (part) => parts[part as keyof typeof parts]);
  return { subject: fill(copy.subject), body: fill(copy.letter).trim() };
}

function describeGroup({ people, place, city }: CompareAnswers): string {
  const group = Number.isNaN(people) ? 'our group' : `${formatWhole(people)} people`;
  if (place === 'online') return `${group} online`;
  return city ? `${group} in ${city}` : group;
}

/** One line: "- City Hunt, 2 to 2.5 hours: $7,150 in total, $89.38 each, with $3,000 travel and set-up". */
function describeOption({ game, price, misfits }: RankedGame, answers: CompareAnswers): string {
  const start = `- ${game.name}, ${game.time}`;
  if (!price) return [start, ...misfits].join('. ');
  const each = formatPerPerson(price.total, answers.people);
  return `${start}: ${formatDollars(price.total)} in total, ${each} each${describeTravel(price, answers)}`;
}
