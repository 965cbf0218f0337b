import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** How much of a film is read to find its duration, in bytes. Films for the web start with their index. */
const MAX_HEAD_BYTES = 2 * 1024 * 1024;

/** The duration of an MP4 or WebM file in seconds; undefined if its head does not say it. */
export function readFilmDuration(path: string): number | undefined {
  const head = readHead(path);
  return head.includes('ftyp', 4, 'latin1') && head.indexOf('ftyp', 0, 'latin1') === 4 ? ofMp4(head) : ofWebm(head);
}

function readHead(path: string): Buffer {
  const file = openSync(path, 'r');
  try {
    const head = Buffer.alloc(Math.min(MAX_HEAD_BYTES, fstatSync(file).size));
    readSync(file, head, 0, head.length, 0);
    return head;
  } finally {
    closeSync(file);
  }
}

/** The box mvhd has a time scale (units a second) and the duration in these units, behind dates of 4 or, in version 1, 8 bytes. */
function ofMp4(head: Buffer): number | undefined {
  const at = head.indexOf('mvhd', 0, 'latin1') + 4;
  if (at < 4 || at + 32 > head.length) return undefined;
  const isLong = head[at] === 1;
  const scale = head.readUInt32BE(at + (isLong ? 20 : 12));
  const units = isLong ? Number(head.readBigUInt64BE(at + 24)) : head.readUInt32BE(at + 16);
  return scale > 0 ? units / scale : undefined;
}

/** The element Duration (4489) is a float, in units of TimestampScale (2AD7B1) nanoseconds, by default a million. */
function ofWebm(head: Buffer): number | undefined {
  const at = head.indexOf(Buffer.from([0x44, 0x89])) + 2;
  const size = (head[at] ?? 0) & 0x7f;
  if (at < 2 || (size !== 4 && size !== 8) || at + 1 + size > head.length) return undefined;
  const units = size === 4 ? head.readFloatBE(at + 1) : head.readDoubleBE(at + 1);
  const scaleAt = head.indexOf(Buffer.from([0x2a, 0xd7, 0xb1])) + 3;
  const scale = scaleAt < 3 ? 1_000_000 : head.readUIntBE(scaleAt + 1, (head[scaleAt] ?? 0) & 0x7f || 1);
  return (units * scale) / 1e9;
}
