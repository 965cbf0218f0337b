import { didYouMean } from '#lib/content/did-you-mean';
import { parseOptions } from '../parse-options.ts';
import { checkContent, SUCCESS_MESSAGE } from './check.ts';
import { writeEditorFiles } from './editor-files.ts';
import { formatHelp, type Subcommand } from './help.ts';
import { createEntry } from './new-entry.ts';
import { findPictureCosts, formatPictureCosts, formatPictureTotals } from './picture-costs.ts';
import { findAllProblems } from './problems.ts';
import { collectPublishedSlugs } from './published-slugs.ts';
import { renameEntry } from './rename-entry.ts';
import { readContent } from './read-content.ts';
import { formatStatus } from './status.ts';

type Command = Subcommand & {
  /** Returns the exit code. */
  run: (args: readonly string[]) => number | Promise<number>;
};

const COMMANDS: Record<string, Command> = {
  check: {
    usage: 'check',
    summary: 'prints everything that is wrong, with file, line and fix; this is what npm run content does',
    example: 'check',
    async run() {
      const { notices, errors } = await checkContent();
      if (notices) console.log(`${notices}\n`);
      const totals = formatPictureTotals(await findPictureCosts(readContent(new Date())));
      if (totals) console.log(`${totals}\n`);
      if (errors) console.error(errors);
      else console.log(SUCCESS_MESSAGE);
      return errors ? 1 : 0;
    },
  },
  status: {
    usage: 'status',
    summary: 'prints what is live, what comes when, and what is a draft',
    example: 'status',
    async run() {
      const now = new Date();
      return print(formatStatus(now, await findAllProblems(now)));
    },
  },
  pictures: {
    usage: 'pictures',
    summary: 'prints what each photograph costs on a phone, and how long and large each film is',
    example: 'pictures',
    run: async () => print(formatPictureCosts(await findPictureCosts(readContent(new Date())))),
  },
  new: {
    usage: 'new case-study|post "Title"',
    summary: 'writes a draft with every field; the title becomes its address',
    example: 'new post "Ten things nobody asks"',
    run([kind, ...title]) {
      const { isCreated, text } = createEntry(kind, title.join(' '));
      return isCreated ? print(text) : fail(text);
    },
  },
  rename: {
    usage: 'rename <slug> <new slug>',
    summary: 'renames a study or post, its pictures, and every link to it; the old address leads to the new one',
    example: 'rename rain-plan wet-plan',
    run([from, to]) {
      const { isRenamed, text } = renameEntry(from, to);
      return isRenamed ? print(text) : fail(text);
    },
  },
  slugs: {
    usage: 'slugs',
    summary: 'adds new addresses to published-slugs.yaml, so that the check notices if one vanishes',
    example: 'slugs',
    run: () => print(collectPublishedSlugs()),
  },
  schemas: {
    usage: 'schemas',
    summary: 'writes the schemas and snippets for editors; needed after a change of a schema in the code',
    example: 'schemas',
    run: () => print(writeEditorFiles().join('\n')),
  },
};

const OPTIONS = { help: { type: 'boolean', short: 'h' } } as const;

/** Runs `npm run content -- <args>` and prints the result. Returns the exit code. */
export async function runContent(args: readonly string[]): Promise<number> {
  try {
    return await runCommand(args);
  } catch (error) {
    if (error instanceof UsageError) return fail(error.message);
    throw error;
  }
}

/** Arguments that were not understood, in words for people. */
class UsageError extends Error {}

function runCommand(args: readonly string[]): number | Promise<number> {
  const { values, positionals } = parseOptions(args, OPTIONS, {
    subject: 'There is',
    help: 'npm run content -- --help',
    misuse: (words) => new UsageError(words),
  });
  const [name = 'check', ...rest] = positionals;
  const isHelp = values.help || name === 'help';
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (isHelp && (positionals.length === 0 || name === 'help')) return print(formatHelp(Object.values(COMMANDS)));
  if (command) return isHelp ? print(formatHelp([command])) : command.run(rest);
  const names = Object.keys(COMMANDS);
  return fail(`There is no "${name}". ${didYouMean(name, names) ?? `Use one of: ${names.join(', ')}.`}`);
}

function print(text: string): number {
  console.log(text);
  return 0;
}

function fail(text: string): number {
  console.error(text);
  return 1;
}
