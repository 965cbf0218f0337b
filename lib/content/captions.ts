const TIMING = /^[\d:.]+\s+-->\s/;

/** What the cues of a WebVTT file say, in order, one text for each cue. Names, notes, styles and markup are left out. */
export function textsOfCaptions(captions: string): string[] {
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
