import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { BoardId } from '#lib/integrations/leaderboard/boards';
import { HostBoardSchema, type HostBoard } from '#lib/integrations/leaderboard/host-board';
import { HostError } from './host-error.ts';

/** The file of a board on the host's machine, with the current scores: in LEADERBOARD_DATA, or data/leaderboard. */
export function getStateFilePath(board: BoardId): string {
  return resolve(process.env.LEADERBOARD_DATA || 'data/leaderboard', `${board}.json`);
}

/** Reads the stored board; undefined when there is none. Throws a HostError when the file cannot be read or is damaged. */
export function readHostBoard(board: BoardId): HostBoard | undefined {
  const file = getStateFilePath(board);
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new HostError(`${file} cannot be read. Look at who owns it.`);
  }
  const { data } = HostBoardSchema.safeParse(parseJson(text));
  if (data?.message.board === board) return data;
  throw new HostError(`${file} is damaged. Move it away and start the event again; boards go on from there.`);
}

/** Stores a board. The rename replaces the file atomically. Throws a HostError when the file cannot be written. */
export function writeHostBoard(host: HostBoard): void {
  const file = getStateFilePath(host.message.board);
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.part`, JSON.stringify(host, null, 2), { mode: 0o600 });
    renameSync(`${file}.part`, file);
  } catch {
    throw new HostError(`${file} cannot be written. Look at the folder, or set LEADERBOARD_DATA to another one.`);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
