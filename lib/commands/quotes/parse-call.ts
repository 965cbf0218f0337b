import { parseArgs } from 'node:util';
import { didYouMean } from '#lib/content/did-you-mean';
import { DeskError, EXIT } from '#lib/leads/desk/desk-error';
import type { Call, Options, Subcommand } from './subcommand.ts';

/** What was asked for: a subcommand with its call, or help, on one subcommand or on all. */
export type Asked =
  { kind: 'run'; subcommand: Subcommand; call: Omit<Call<Options>, 'now'> } | { kind: 'help'; subcommand?: Subcommand };

const HELP = { type: 'boolean', short: 'h' } as const;

/** Reads the arguments after `npm run quotes --`. Throws a DeskError of one line for what is not understood. */
export function parseCall(args: readonly string[], all: readonly Subcommand[]): Asked {
  const [first = '', ...rest] = args;
  if (first === 'help' || first === '--help' || first === '-h') {
    return { kind: 'help', ...(rest[0] && { subcommand: named(rest[0], all) }) };
  }
  const isNamed = first !== '' && !first.startsWith('-');
  const subcommand = named(isNamed ? first : 'list', all);
  const { options, operands } = parseOptions(isNamed ? rest : [...args], subcommand);
  if (options.help) return { kind: 'help', subcommand };
  return { kind: 'run', subcommand, call: { operand: operandOf(operands, subcommand, all), options } };
}

function named(name: string, all: readonly Subcommand[]): Subcommand {
  const found = all.find((one) => one.name === name);
  if (found) return found;
  const names = all.map((one) => one.name);
  if (/^rr-/i.test(name)) throw misuse(`To see a quote, write: npm run quotes -- show ${name}`);
  throw misuse(`There is no subcommand "${name}". ${didYouMean(name, names) ?? `There are: ${names.join(', ')}.`}`);
}

function parseOptions(args: string[], { name, options }: Subcommand) {
  const known = { ...options, help: HELP };
  // Once without rules, to say in our own words what is unknown.
  const { tokens } = parseArgs({ args, options: known, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind !== 'option' || Object.hasOwn(known, token.name)) continue;
    const names = Object.keys(known).map((option) => `--${option}`);
    const hint = didYouMean(token.rawName, names) ?? `See npm run quotes -- ${name} --help.`;
    throw misuse(`${name} has no option "${token.rawName}". ${hint}`);
  }
  for (const token of tokens) if (token.kind === 'option') checkValue(token.name, token.value, options);
  const { values, positionals } = parseArgs({ args, options: known, allowPositionals: true });
  return { options: values as Call<Options>['options'] & { help?: boolean }, operands: positionals };
}

function checkValue(name: string, value: string | undefined, options: Options): void {
  const option = options[name];
  if (option?.type !== 'string') {
    if (value !== undefined) throw misuse(`--${name} takes no value.`);
  } else if (!value || value.startsWith('-')) {
    throw misuse(`--${name} needs a value: --${name} ${option.value}`);
  }
}

function operandOf(operands: string[], { name, operand }: Subcommand, all: readonly Subcommand[]): string {
  const [first, extra] = operand ? operands : [undefined, operands[0]];
  if (extra !== undefined) {
    const isMisplaced = all.some((one) => one.name === extra);
    throw misuse(
      isMisplaced
        ? `Write the subcommand first: npm run quotes -- ${extra} ...`
        : `${name} does not know what to do with "${extra}". See npm run quotes -- ${name} --help.`,
    );
  }
  if (operand?.needed && first === undefined)
    throw misuse(`${name} needs a ${operand.name}: npm run quotes -- ${name} <${operand.name}>`);
  return first ?? '';
}

function misuse(words: string): DeskError {
  return new DeskError(words, EXIT.usage);
}
