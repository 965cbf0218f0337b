import { describe, expect, it } from 'vitest';
import { Film } from '#lib/pages/sections';

const film = (fields: object) => Film.safeParse({ kind: 'film', title: 'A film', caption: 'A hunt.', ...fields });
const YOUTUBE = 'dQw4w9WgXcQ';

describe('a film on a page', () => {
  it.each([
    { src: '/video/hunt.mp4' },
    { src: '/video/hunt.mp4', youtube: YOUTUBE },
    { youtube: YOUTUBE, poster: '/video/hunt.svg', transcript: ['Pawns hop.'] },
  ])('may be %j', (fields) => {
    expect(film(fields).error).toBeUndefined();
  });

  it.each<[object, string]>([
    [{}, 'src: It needs a file, or the id of a film at YouTube'],
    [
      { youtube: YOUTUBE, transcript: ['Pawns hop.'] },
      'poster: A film that is only at YouTube needs a picture of ours',
    ],
    [
      { youtube: YOUTUBE, poster: '/video/hunt.svg' },
      'transcript: A film that is only at YouTube needs its words here',
    ],
    [{ src: '/a.mp4', youtube: 'https://youtu.be/x' }, 'youtube: It must be the id of a film at YouTube'],
  ])('may not be %j', (fields, problem) => {
    expect(film(fields).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([problem]);
  });
});
