import { formatProblems, type Level, type Problem } from '#lib/content/problem';
import { findAllProblems, getBlockingProblems } from './problems.ts';

const HEADINGS: Record<Level, string> = {
  'to-do': 'Still to be done in drafts, which nobody sees:',
  warning: 'To look at (nothing here stops a build):',
};

/** The output of the check. `notices` are warnings and to-dos; `errors` stop a build. Both are empty if there are none. */
export type CheckResult = { notices: string; errors: string };

export const SUCCESS_MESSAGE = 'All content files are sound.';

export async function checkContent(now = new Date()): Promise<CheckResult> {
  const problems = await findAllProblems(now);
  const mild = (['to-do', 'warning'] as const).flatMap((level) => {
    const ofLevel = problems.filter((problem) => problem.level === level);
    return ofLevel.length > 0 ? [formatNotices(level, ofLevel)] : [];
  });
  const wrong = getBlockingProblems(problems);
  return { notices: mild.join('\n\n'), errors: wrong.length > 0 ? formatProblems(wrong) : '' };
}

/** Formats the warnings or to-dos under their heading. */
export function formatNotices(level: Level, problems: readonly Problem[]): string {
  return `${HEADINGS[level]}\n\n${formatProblems(problems, level)}`;
}
