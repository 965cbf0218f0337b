import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import { findContentProblems, getBlockingProblems } from '#lib/cli/content/problems';
import { formatProblem, type Problem } from '#lib/content/problem';
import { copyOfContent } from '#tests/unit/lib/cli/run-command';

/** The current time in the tests. */
export const NOW = new Date('2026-11-21T12:00:00Z');

/** A copy of the content that tests can break. File names are relative to content/. */
export class BrokenCopy {
  readonly folder = copyOfContent();
  #last: Problem[] | undefined;

  /** Replaces text in a file; the text must be there. */
  edit(file: string, from: string | RegExp, to: string): void {
    const before = readFileSync(this.#path(file), 'utf8');
    const after = before.replace(from, () => to);
    expect(after, `${file} has ${String(from)}`).not.toBe(before);
    this.write(file, after);
  }

  write(file: string, text: string | Uint8Array): void {
    mkdirSync(dirname(this.#path(file)), { recursive: true });
    writeFileSync(this.#path(file), text);
    this.#last = undefined;
  }

  /** Puts files beside the drawings of public/, by their paths in it. */
  replacePublic(files: Record<string, Uint8Array>): void {
    const folder = join(this.folder, 'public');
    rmSync(folder);
    cpSync('public', folder, { recursive: true });
    for (const [path, bytes] of Object.entries(files)) writeFileSync(join(folder, path), bytes);
    this.#last = undefined;
  }

  rename(from: string, to: string): void {
    renameSync(this.#path(from), this.#path(to));
    this.#last = undefined;
  }

  remove(file: string): void {
    rmSync(this.#path(file), { recursive: true });
    this.#last = undefined;
  }

  /** The first line (from 1) that contains a text. */
  lineOf(file: string, text: string): number {
    const lines = readFileSync(this.#path(file), 'utf8').split('\n');
    return lines.findIndex((line) => line.includes(text)) + 1;
  }

  /** The problems that the check prints for the copy, sorted by file. */
  problems(): string[] {
    return getBlockingProblems(this.#check()).map(formatProblem).sort();
  }

  warnings(): string[] {
    return this.#check()
      .filter(({ level }) => level !== undefined)
      .map(formatProblem)
      .sort();
  }

  #check(): Problem[] {
    const home = process.cwd();
    process.chdir(this.folder);
    try {
      return (this.#last ??= findContentProblems(NOW));
    } finally {
      process.chdir(home);
    }
  }

  #path(file: string): string {
    return join(this.folder, 'content', file);
  }
}
