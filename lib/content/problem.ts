/** The level of a problem that does not stop a build. A to-do must be done before a draft is published. */
export type Level = 'warning' | 'to-do';

/**
 * A problem in a content file, in words that authors understand. Lines and columns count from 1. A problem without a level
 * stops a build.
 */
export type Problem = {
  file: string;
  line: number;
  column: number;
  field: string;
  what: string;
  fix: string;
  level?: Level;
};

/** Formats a problem as one line: `content/faqs.yaml:14:9  [2].answer  what is wrong. Fix: what to do.` */
export function formatProblem({ file, line, column, field, what, fix }: Problem): string {
  return `${file}:${line}:${column}  ${field}  ${what} Fix: ${fix}`;
}

/** Formats problems, one a line, sorted by file and position, then a line with the totals. */
export function formatProblems(problems: readonly Problem[], noun = 'problem'): string {
  const files = new Set(problems.map(({ file }) => file)).size;
  const total = `${formatCount(problems.length, noun)} in ${formatCount(files, 'content file')}.`;
  return [...sortByPosition(problems).map(formatProblem), '', total].join('\n');
}

/**
 * Thrown when content cannot be used. The message lists all problems. The stack has no code lines, because authors read the
 * error in their browser.
 */
export class ContentError extends Error {
  readonly #problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(`The content files cannot be used.\n\n${formatProblems(problems)}\n`);
    this.name = 'ContentError';
    this.#problems = problems;
    this.stack = `${this.name}: ${this.message}`;
  }

  get problems(): readonly Problem[] {
    return this.#problems;
  }
}

function sortByPosition(problems: readonly Problem[]): Problem[] {
  return problems.toSorted(
    (one, other) => compare(one.file, other.file) || one.line - other.line || one.column - other.column,
  );
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function formatCount(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}
