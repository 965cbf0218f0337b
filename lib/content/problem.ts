/** One thing wrong in one content file, in words an author understands. Lines and columns count from 1. */
export type Problem = { file: string; line: number; column: number; field: string; what: string; fix: string };

/** Formats a problem as `content/faqs.yaml:14:9  answer  …` with the fix on a second line. */
export function formatProblem({ file, line, column, field, what, fix }: Problem): string {
  return `${file}:${line}:${column}  ${field}\n    ${what}\n    Fix: ${fix}`;
}

/** Thrown when content cannot be used; carries every problem that was found, not only the first. */
export class ContentError extends Error {
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
    super(`${count} in the content files\n\n${problems.map(formatProblem).join('\n\n')}\n`);
    this.name = 'ContentError';
    this.problems = problems;
  }
}
