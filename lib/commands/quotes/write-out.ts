import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { printableLines } from '#lib/leads/desk/printable';

/** Prints text piece by piece, as fast as the reader takes it; on a terminal without commands to it. */
export async function writeOut(pieces: AsyncIterable<string>): Promise<void> {
  await pipeline(Readable.from(process.stdout.isTTY ? tamed(pieces) : pieces), process.stdout, { end: false });
}

async function* tamed(pieces: AsyncIterable<string>) {
  for await (const piece of pieces) yield printableLines(piece).join('\n');
}
