import sharp from 'sharp';
import { encodeFilm } from './film/encode.ts';
import { drawFrame, frameScene, HEIGHT, SECONDS, WIDTH } from './film/frame.ts';
import { simplifyScene } from './simplify.ts';
import type { PictureFile } from './picture-file.ts';
import { flattenInks } from './raster.ts';

const FRAMES_PER_SECOND = 24;
const POSTER_SECONDS = 2.02;

const CAPTIONS = `WEBVTT

00:00.000 --> 00:01.100
Four wooden pawns drop onto the START square of a city board.

00:01.100 --> 00:03.100
They hop along the persimmon track, one disc at a time.

00:03.100 --> 00:05.500
A clue card rises from the mystery square and turns over: the answer is the flag.

00:05.500 --> 00:08.000
The pawns hop on, round the corner and up to the finish.

00:08.000 --> 00:10.000
A trophy rises over the flag, confetti falls, and the winner jumps.
`;

async function* frames(): AsyncGenerator<Buffer> {
  for (let frame = 0; frame < SECONDS * FRAMES_PER_SECOND; frame++) {
    const svg = flattenInks(drawFrame(frameScene(frame / FRAMES_PER_SECOND)));
    yield await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
  }
}

/** The film, its captions and its poster. Needs ffmpeg with libx264 on the PATH. */
export async function filmFiles(): Promise<PictureFile[]> {
  const film = await encodeFilm(frames(), { width: WIDTH, height: HEIGHT, framesPerSecond: FRAMES_PER_SECOND });
  return [
    { path: 'public/video/hunt-in-ten-seconds.mp4', body: film },
    { path: 'public/video/hunt-in-ten-seconds.vtt', body: CAPTIONS },
    { path: 'public/video/hunt-in-ten-seconds.svg', body: drawFrame(simplifyScene(frameScene(POSTER_SECONDS))) },
  ];
}
