const TIMING = /^[\d:.]+\s+-->\s/;

/** The texts of the cues of a WebVTT file, in order. Cue identifiers, NOTE and STYLE blocks and markup are left out. */
export function parseCaptions(captions: string): string[] {
  return captions
    .split(/\r?\n(?:\r?\n)+/)
    .map((block) => block.split(/\r?\n/))
    .flatMap((lines) => {
      const timing = lines.findIndex((line) => TIMING.test(line));
      const text = lines.slice(timing + 1).join(' ');
      return timing < 0 ? [] : [text.replace(/<[^>]*>/g, '').trim()];
    })
    .filter((text) => text !== '');
}
