import { didYouMean } from '#lib/content/did-you-mean';
import { DeskError, EXIT } from '#lib/leads/desk/desk-error';
import { parseOptions } from '../parse-options.ts';
import type { Call, Options, Subcommand } from './subcommand.ts';

/** A subcommand with its arguments, or a request for help on one subcommand or on all. */
export type ParsedCall =
  { kind: 'run'; subcommand: Subcommand; call: Omit<Call<Options>, 'now'> } | { kind: 'help'; subcommand?: Subcommand };

const HELP = { type: 'boolean', short: 'h' } as const;

/** Parses the arguments after `npm run quotes --`. Throws a DeskError with one line for invalid arguments. */
export function parseCall(args: readonly string[], all: readonly Subcommand[]): ParsedCall {
  const [first = '', ...rest] = args;
  if (first === 'help' || first === '--help' || first === '-h') {
    return { kind: 'help', ...(rest[0] && { subcommand: findSubcommand(rest[0], all) }) };
  }
  const isNamed = first !== '' && !first.startsWith('-');
  const subcommand = findSubcommand(isNamed ? first : 'list', all);
  const { name, options: own } = subcommand;
  const wording = { subject: `${name} has`, help: `npm run quotes -- ${name} --help`, misuse: createUsageError };
  const { values, positionals } = parseOptions(isNamed ? rest : args, { ...own, help: HELP }, wording);
  const { help, ...options } = values;
  if (help) return { kind: 'help', subcommand };
  return { kind: 'run', subcommand, call: { operand: getOperand(positionals, subcommand, all), options } };
}

function findSubcommand(name: string, all: readonly Subcommand[]): Subcommand {
  const found = all.find((one) => one.name === name);
  if (found) return found;
  const names = all.map((one) => one.name);
  if (/^rr-/i.test(name)) throw createUsageError(`To see a quote, write: npm run quotes -- show ${name}`);
  throw createUsageError(
    `There is no subcommand "${name}". ${didYouMean(name, names) ?? `There are: ${names.join(', ')}.`}`,
  );
}

function getOperand(operands: string[], { name, operand }: Subcommand, all: readonly Subcommand[]): string {
  const [first, extra] = operand ? operands : [undefined, operands[0]];
  if (extra !== undefined) {
    const isMisplaced = all.some((one) => one.name === extra);
    throw createUsageError(
      isMisplaced
        ? `Write the subcommand first: npm run quotes -- ${extra} ...`
        : `${name} does not know what to do with "${extra}". See npm run quotes -- ${name} --help.`,
    );
  }
  if (operand?.isRequired && first === undefined)
    throw createUsageError(`${name} needs a ${operand.name}: npm run quotes -- ${name} <${operand.name}>`);
  return first ?? '';
}

function createUsageError(message: string): DeskError {
  return new DeskError(message, EXIT.usage);
}
