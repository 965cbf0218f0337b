import { showHelp } from './show-help.ts';

/** `npm run art` writes all pictures; `npm run art -- --clip` writes the film, too. */
showHelp(`Usage: npm run art [-- --clip]

Draws all pictures from their sources in lib/illustration, in place of the present files.

  --clip  also the film; it needs ffmpeg`);
await import('#lib/illustration/draw');
await import('#lib/illustration/draw-lettered');
