import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Film = { width: number; height: number; framesPerSecond: number };

/** Encodes raw RGB frames as H.264 in MP4. One thread and no metadata make the output reproducible. */
export async function encodeFilm(
  frames: AsyncIterable<Buffer>,
  { width, height, framesPerSecond }: Film,
): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'film-'));
  const file = join(folder, 'film.mp4');
  const input = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    `${width}x${height}`,
    '-r',
    String(framesPerSecond),
    '-i',
    '-',
  ];
  const color = [
    '-vf',
    'scale=out_color_matrix=bt709:out_range=tv',
    '-colorspace',
    'bt709',
    '-color_primaries',
    'bt709',
    '-color_trc',
    'bt709',
  ];
  const codec = [
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-tune',
    'animation',
    '-crf',
    '23',
    '-pix_fmt',
    'yuv420p',
    '-threads',
    '1',
  ];
  const container = [
    '-an',
    '-map_metadata',
    '-1',
    '-fflags',
    '+bitexact',
    '-flags:v',
    '+bitexact',
    '-movflags',
    '+faststart',
    file,
  ];
  try {
    const ffmpeg = spawn('ffmpeg', ['-v', 'error', '-y', ...input, ...color, ...codec, ...container], {
      stdio: ['pipe', 'inherit', 'inherit'],
    });
    const closed = once(ffmpeg, 'close');
    for await (const frame of frames) {
      if (!ffmpeg.stdin.write(frame)) await once(ffmpeg.stdin, 'drain');
    }
    ffmpeg.stdin.end();
    const [code] = await closed;
    if (code !== 0) throw new Error(`ffmpeg ended with code ${String(code)}.`);
    return readFileSync(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
