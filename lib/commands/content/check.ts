import { listProblems, type Level, type Problem } from '#lib/content/problem';
import { allContentProblems, stoppers } from './problems.ts';

const HEADINGS: Record<Level, string> = {
  'to-do': 'Still to be done in drafts, which nobody sees:',
  warning: 'To look at (nothing here stops a build):',
};

/** What the check says: all that is mild first, then what would stop a build, empty when nothing does. */
export type Verdict = { mild: string; wrong: string };

export const SOUND = 'All content files are sound.';

export function checkContent(now = new Date()): Verdict {
  const problems = allContentProblems(now);
  const mild = (['to-do', 'warning'] as const).flatMap((level) => {
    const milder = problems.filter((problem) => problem.level === level);
    return milder.length > 0 ? [mildText(level, milder)] : [];
  });
  const wrong = stoppers(problems);
  return { mild: mild.join('\n\n'), wrong: wrong.length > 0 ? listProblems(wrong) : '' };
}

/** Problems of one level that stops nothing, under its heading. */
export function mildText(level: Level, problems: readonly Problem[]): string {
  return `${HEADINGS[level]}\n\n${listProblems(problems, level)}`;
}
