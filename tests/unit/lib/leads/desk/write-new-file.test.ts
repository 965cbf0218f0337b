import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { writeNewFile } from '#lib/leads/desk/write-new-file';

let folder: string;
let store: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'new-file-'));
  store = join(folder, 'quotes.db');
});

const write = (name: string, force = false, text = 'new') =>
  writeNewFile(join(folder, name), { force, store }, (temporary) => writeFile(temporary, text));

describe('writeNewFile', () => {
  it('writes the whole file, readable by its owner only', async () => {
    await write('a.csv');
    expect(readFileSync(join(folder, 'a.csv'), 'utf8')).toBe('new');
    expect(statSync(join(folder, 'a.csv')).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['a.csv']);
  });

  it('replaces no file without force', async () => {
    writeFileSync(join(folder, 'a.csv'), 'old', { mode: 0o644 });
    await expect(write('a.csv')).rejects.toThrow(/a\.csv is there already\..*--force/);
    expect(readFileSync(join(folder, 'a.csv'), 'utf8')).toBe('old');
    await write('a.csv', true);
    expect(readFileSync(join(folder, 'a.csv'), 'utf8')).toBe('new');
    expect(statSync(join(folder, 'a.csv')).mode & 0o777).toBe(0o600);
  });

  it('replaces no file that was created while it was written', async () => {
    const path = join(folder, 'a.csv');
    const writing = writeNewFile(path, { force: false, store }, async (temporary) => {
      await writeFile(temporary, 'new');
      writeFileSync(path, 'from somebody else');
    });
    await expect(writing).rejects.toThrow(/is there already/);
    expect(readFileSync(path, 'utf8')).toBe('from somebody else');
    expect(readdirSync(folder)).toEqual(['a.csv']);
  });

  it('keeps the old file and removes the partial one when writing fails', async () => {
    writeFileSync(join(folder, 'a.csv'), 'old');
    const writing = writeNewFile(join(folder, 'a.csv'), { force: true, store }, async (temporary) => {
      writeFileSync(temporary, 'half');
      writeFileSync(`${temporary}-journal`, 'half');
      throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
    });
    await expect(writing).rejects.toThrow(/^The disk that holds .*a\.csv is full\./);
    expect(readdirSync(folder)).toEqual(['a.csv']);
    expect(readFileSync(join(folder, 'a.csv'), 'utf8')).toBe('old');
  });

  it.each(['quotes.db', 'quotes.db-wal', 'quotes.db-shm', 'quotes.db-journal'])(
    'never writes %s of the store, whether it exists or not',
    async (name) => {
      await expect(write(name, true)).rejects.toThrow(/belongs to the store itself/);
      writeFileSync(join(folder, name), 'store');
      await expect(write(name, true)).rejects.toThrow(/belongs to the store itself/);
      symlinkSync(folder, join(folder, 'other-way'));
      await expect(write(join('other-way', name), true)).rejects.toThrow(/belongs to the store itself/);
      expect(readFileSync(join(folder, name), 'utf8')).toBe('store');
    },
  );

  it('requires an existing folder and a file name in it', async () => {
    mkdirSync(join(folder, 'sub'));
    await expect(write('nowhere/a.csv')).rejects.toThrow(/There is no folder .*nowhere/);
    await expect(write('sub', true)).rejects.toThrow(/is a folder\. Name a file in it/);
    expect(existsSync(join(folder, 'nowhere'))).toBe(false);
  });

  it('does not change the other hard link of a replaced file', async () => {
    writeFileSync(join(folder, 'a.csv'), 'old');
    linkSync(join(folder, 'a.csv'), join(folder, 'b.csv'));
    await write('a.csv', true);
    expect(readFileSync(join(folder, 'b.csv'), 'utf8')).toBe('old');
  });
});
