import { createInterface } from 'node:readline';
import { DeskError, EXIT } from '#lib/leads/desk/desk-error';

type Terminal = { input: NodeJS.ReadableStream & { isTTY?: boolean }; output: NodeJS.WritableStream };

/**
 * Asks for confirmation before something that cannot be undone; `yes` skips the question. Throws a DeskError when the answer is not yes, and without
 * a terminal.
 */
export async function confirm(
  question: string,
  yes = false,
  { input, output }: Terminal = { input: process.stdin, output: process.stderr },
): Promise<void> {
  if (yes) return;
  if (!input.isTTY) {
    throw new DeskError(
      `${question} There is no terminal for the answer, so nothing was done. Add --yes to do it.`,
      EXIT.usage,
    );
  }
  const terminal = createInterface({ input, output });
  const answer = await new Promise<string>((resolve) => {
    // Ctrl-D closes the terminal without an answer.
    terminal.once('close', () => resolve(''));
    terminal.question(`${question} [y/N] `, resolve);
  });
  terminal.close();
  if (!/^y(es)?$/i.test(answer.trim())) throw new DeskError('Nothing was done.');
}
