import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readFilmDuration } from '#lib/pictures/film-duration';
import { temporaryFolder } from '#tests/unit/lib/cli/run-command';

const folder = temporaryFolder();

function film(bytes: Buffer): string {
  const path = join(folder, 'film');
  writeFileSync(path, bytes);
  return path;
}

/** The head of a WebM file with a time scale of a millisecond and a duration of 31.5 s. */
function webm(): Buffer {
  const duration = Buffer.alloc(8);
  duration.writeDoubleBE(31_500);
  return Buffer.concat([
    Buffer.from('1a45dfa3', 'hex'),
    Buffer.from('2ad7b1830f4240', 'hex'),
    Buffer.from('448988', 'hex'),
    duration,
  ]);
}

/** The head of an MP4 file whose index has 64-bit times: 90 s in units of a 600th. */
function longMp4(): Buffer {
  const header = Buffer.alloc(40);
  header.writeUInt8(1, 0);
  header.writeUInt32BE(600, 20);
  header.writeBigUInt64BE(54_000n, 24);
  return Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from('ftyp'), Buffer.from('....mvhd'), header]);
}

describe('the duration of a film', () => {
  it('is read from MP4 and WebM', () => {
    expect(readFilmDuration('public/video/hunt-in-ten-seconds.mp4')).toBeCloseTo(10, 0);
    expect(readFilmDuration(film(longMp4()))).toBe(90);
    expect(readFilmDuration(film(webm()))).toBeCloseTo(31.5, 6);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['another file', Buffer.from('not a film')],
    ['a head that is cut off', longMp4().subarray(0, 20)],
  ])('is unknown for %s', (_name, bytes) => {
    expect(readFilmDuration(film(bytes))).toBeUndefined();
  });
});
