import { parseArgs } from 'node:util';
import { didYouMean } from '#lib/content/did-you-mean';
import { BOARD_IDS, isBoardId, type BoardId } from '#lib/leaderboard/boards';
import { EXIT, HostError } from './host-error.ts';
import { OPTIONS, SUBCOMMANDS, type Call, type SubcommandName } from './subcommands.ts';

/** What was asked for: a subcommand with its call, or help. */
export type Asked = { kind: 'help' } | { kind: 'run'; name: SubcommandName; board: BoardId; call: Call };

/** Reads the arguments after `npm run leaderboard --`. Throws a HostError of one line for what is not understood. */
export function parseCall(args: readonly string[]): Asked {
  checkOptions(args);
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  const [name = 'help', ...operands] = positionals;
  if (values.help || name === 'help') return { kind: 'help' };
  if (!Object.hasOwn(SUBCOMMANDS, name)) throw unknown(name, Object.keys(SUBCOMMANDS));
  const { usage, operands: wanted, options = [] } = SUBCOMMANDS[name as SubcommandName];
  const foreign = Object.keys(values).find((option) => option !== 'board' && !options.some((one) => one === option));
  if (foreign) throw misuse(`${name} has no option "--${foreign}". Write: ${RUN} ${usage}`);
  if (operands.length !== wanted) throw misuse(`Write: ${RUN} ${usage}`);
  const board = values.board ?? BOARD_IDS[0];
  if (!isBoardId(board)) throw misuse(`There is no board "${board}". There are: ${BOARD_IDS.join(', ')}.`);
  return { kind: 'run', name: name as SubcommandName, board, call: { operands, options: values } };
}

const RUN = 'npm run leaderboard --';

function checkOptions(args: readonly string[]): void {
  const { tokens } = parseArgs({ args: [...args], options: OPTIONS, strict: false, tokens: true });
  const names = Object.keys(OPTIONS).map((name) => `--${name}`);
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const option = Object.hasOwn(OPTIONS, token.name) ? OPTIONS[token.name as keyof typeof OPTIONS] : undefined;
    if (!option)
      throw misuse(
        `There is no option "${token.rawName}". ${didYouMean(token.rawName, names) ?? `See ${RUN} --help.`}`,
      );
    if (option.type === 'boolean' && token.value !== undefined) throw misuse(`--${token.name} takes no value.`);
    if (option.type === 'string' && (!token.value || token.value.startsWith('-')))
      throw misuse(`--${token.name} needs a value.`);
  }
}

function unknown(name: string, names: string[]): HostError {
  return misuse(`There is no subcommand "${name}". ${didYouMean(name, names) ?? `There are: ${names.join(', ')}.`}`);
}

function misuse(words: string): HostError {
  return new HostError(words, EXIT.usage);
}
