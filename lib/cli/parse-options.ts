import { parseArgs } from 'node:util';
import { didYouMean } from '#lib/content/did-you-mean';

type Options = Readonly<
  Record<string, { type: 'string' | 'boolean'; short?: string; /** For the help. */ value?: string }>
>;

/** The start of the sentence about an unknown option ("list has"), the command that helps, and the error to throw. */
type Wording = { subject: string; help: string; misuse: (words: string) => Error };

/** Reads options and operands. Throws `misuse` with one line for an unknown option, a missing value, or a value too many. */
export function parseOptions<O extends Options>(
  args: readonly string[],
  options: O,
  { subject, help, misuse }: Wording,
) {
  // First without rules: the errors of parseArgs are no sentences for people.
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const names = Object.keys(options).map((option) => `--${option}`);
    const option = Object.hasOwn(options, token.name) ? options[token.name] : undefined;
    if (!option)
      throw misuse(`${subject} no option "${token.rawName}". ${didYouMean(token.rawName, names) ?? `See ${help}.`}`);
    if (option.type === 'boolean' && token.value !== undefined) throw misuse(`--${token.name} takes no value.`);
    if (option.type === 'string' && (!token.value || token.value.startsWith('-')))
      throw misuse(`--${token.name} needs a value${option.value ? `: --${token.name} ${option.value}` : '.'}`);
  }
  return parseArgs({ args: [...args], options, allowPositionals: true });
}
