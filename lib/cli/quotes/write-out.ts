import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { printableLines } from '#lib/leads/desk/printable';

/** Streams text to standard output with backpressure. On a terminal, control characters are replaced. */
export async function writeOut(pieces: AsyncIterable<string>): Promise<void> {
  await pipeline(Readable.from(process.stdout.isTTY ? withoutControlCharacters(pieces) : pieces), process.stdout, {
    end: false,
  });
}

async function* withoutControlCharacters(pieces: AsyncIterable<string>) {
  for await (const piece of pieces) yield printableLines(piece).join('\n');
}
