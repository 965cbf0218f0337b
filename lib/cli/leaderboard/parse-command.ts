import { didYouMean } from '#lib/content/did-you-mean';
import { BOARD_IDS, isBoardId, type BoardId } from '#lib/integrations/leaderboard/boards';
import { parseOptions } from '../parse-options.ts';
import { OPTIONS, type CommandArguments } from './command-arguments.ts';
import { EXIT, HostError } from './host-error.ts';
import { SUBCOMMANDS, type SubcommandName } from './subcommands.ts';

/** A subcommand with its arguments, or help. */
export type Command = { kind: 'help' } | { kind: 'run'; name: SubcommandName; board: BoardId; args: CommandArguments };

/** Parses the arguments after `npm run leaderboard --`. Throws a HostError with a message of one line for invalid ones. */
export function parseCommand(argv: readonly string[]): Command {
  const wording = { subject: 'There is', help: `${RUN} --help`, misuse };
  const { values, positionals } = parseOptions(argv, OPTIONS, wording);
  const [name = 'help', ...operands] = positionals;
  if (values.help || name === 'help') return { kind: 'help' };
  if (!Object.hasOwn(SUBCOMMANDS, name)) throw unknown(name, Object.keys(SUBCOMMANDS));
  const { usage, operands: operandCount, options = [] } = SUBCOMMANDS[name as SubcommandName];
  const unsupported = Object.keys(values).find(
    (option) => option !== 'board' && !options.some((one) => one === option),
  );
  if (unsupported) throw misuse(`${name} has no option "--${unsupported}". Write: ${RUN} ${usage}`);
  if (operands.length !== operandCount) throw misuse(`Write: ${RUN} ${usage}`);
  const board = values.board ?? BOARD_IDS[0];
  if (!isBoardId(board)) throw misuse(`There is no board "${board}". There are: ${BOARD_IDS.join(', ')}.`);
  return { kind: 'run', name: name as SubcommandName, board, args: { operands, options: values } };
}

const RUN = 'npm run leaderboard --';

function unknown(name: string, names: string[]): HostError {
  return misuse(`There is no subcommand "${name}". ${didYouMean(name, names) ?? `There are: ${names.join(', ')}.`}`);
}

function misuse(message: string): HostError {
  return new HostError(message, EXIT.usage);
}
