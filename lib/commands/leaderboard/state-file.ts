import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { BoardId } from '#lib/leaderboard/boards';
import { HostBoardSchema, type HostBoard } from '#lib/leaderboard/host-board';
import { HostError } from './host-error.ts';

/** Where a host's machine keeps a board, with the true scores: under LEADERBOARD_DATA, or data/leaderboard. */
export function stateFileOf(board: BoardId): string {
  return resolve(process.env.LEADERBOARD_DATA || 'data/leaderboard', `${board}.json`);
}

/** The board that a host left; undefined when there is none. Throws a HostError when the file is not one. */
export function loadHostBoard(board: BoardId): HostBoard | undefined {
  const file = stateFileOf(board);
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

/** Keeps a board. The file is whole at any moment. */
export function saveHostBoard(host: HostBoard): void {
  const file = stateFileOf(host.message.board);
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
