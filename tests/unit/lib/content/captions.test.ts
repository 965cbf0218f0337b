import { describe, expect, it } from 'vitest';
import { parseCaptions } from '#lib/content/captions';
import { readTranscript } from '#lib/pictures/read-film';

describe('the texts of captions', () => {
  it('are those of the cues, in order, without other blocks and markup', () => {
    const file = [
      'WEBVTT - A film\nKind: captions',
      'NOTE\nNobody reads this',
      'STYLE\n::cue { color: red }',
      '1\n00:00.000 --> 00:01.100 align:start\nFour pawns <i>drop</i>\nonto the board.',
      'named cue\r\n01:00:01.100 --> 01:00:02.000\r\n<v Imani>They hop.',
      '00:03.000 --> 00:04.000\n',
    ].join('\n\n');
    expect(parseCaptions(file)).toEqual(['Four pawns drop onto the board.', 'They hop.']);
  });

  it('are empty for an empty file', () => {
    expect(parseCaptions('')).toEqual([]);
    expect(parseCaptions('WEBVTT')).toEqual([]);
  });

  it('are read from the file beside the film, and are empty without it', () => {
    expect(readTranscript('/video/hunt-in-ten-seconds.mp4')).toHaveLength(5);
    expect(readTranscript('/video/nobody.mp4')).toEqual([]);
  });
});
