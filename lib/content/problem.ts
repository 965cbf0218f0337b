/**
 * What does not stop a build: a warning, which somebody should look at, and a to-do, which a draft still needs before
 * anybody may see it.
 */
export type Level = 'warning' | 'to-do';

/**
 * One thing in one content file that is wrong, in words an author understands. Lines and columns count from 1. Without
 * a level it stops a build.
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

/** The problems line by line in reading order, then how many there are in how many files. */
export function listProblems(problems: readonly Problem[], noun = 'problem'): string {
  const files = new Set(problems.map(({ file }) => file)).size;
  const total = `${counted(problems.length, noun)} in ${counted(files, 'content file')}.`;
  return [...inReadingOrder(problems).map(formatProblem), '', total].join('\n');
}

/**
 * Thrown when content cannot be used. Says every problem that was found, not only the first, and nothing of the code that
 * found them: authors read it in their browser.
 */
export class ContentError extends Error {
  readonly #problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(`The content files cannot be used.\n\n${listProblems(problems)}\n`);
    this.name = 'ContentError';
    this.#problems = problems;
    this.stack = `${this.name}: ${this.message}`;
  }

  get problems(): readonly Problem[] {
    return this.#problems;
  }
}

function inReadingOrder(problems: readonly Problem[]): Problem[] {
  return problems.toSorted(
    (one, other) => compare(one.file, other.file) || one.line - other.line || one.column - other.column,
  );
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}
