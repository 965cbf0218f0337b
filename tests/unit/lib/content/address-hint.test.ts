import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressHint, encodePath } from '#lib/content/address-hint';
import { SitePath } from '#lib/content/fields';
import { findYoutubeId } from '#lib/content/film-sites';

const ID = 'dQw4w9WgXcQ';
const YOUTUBE = [
  `https://www.youtube.com/watch?v=${ID}`,
  `https://m.youtube.com/watch?app=desktop&v=${ID}&t=10s`,
  `https://youtu.be/${ID}?si=abc`,
  `youtube.com/shorts/${ID}`,
  `https://www.youtube-nocookie.com/embed/${ID}`,
  `https://www.youtube.com/live/${ID}`,
];

describe('the hint for an address', () => {
  it.each([
    ['/art/case-studies/x/IMG 2041 (1).JPG', 'Write /art/case-studies/x/IMG%202041%20%281%29.JPG.'],
    ['/art/Caf\u00e9.jpg', 'Write /art/Caf%C3%A9.jpg.'],
    ['content/case-studies/x/cover.svg', 'Write /art/case-studies/x/cover.svg.'],
    ['/content/case-studies/x/cover.svg', 'Write /art/case-studies/x/cover.svg.'],
    ['./public/video/hunt.mp4', 'Write /video/hunt.mp4.'],
    ['public\\art\\people\\a b.svg', 'Write /art/people/a%20b.svg.'],
    ['content/blog/rain-plan.md', 'Write /blog/rain-plan.'],
    ['art/tiles.svg', 'Write /art/tiles.svg.'],
    ['\u201c/about\u201d', 'Write /about.'],
    [
      'https://www.example.com/art/a.png',
      'Write /art/a.png if it is on this site; else save the file into the site, and write its path.',
    ],
  ])('%s is: %s', (text, hint) => {
    expect(addressHint(text)).toBe(hint);
  });

  it.each(['cover.svg', '/about', '', '//'])('is undefined for %j', (text) => {
    expect(addressHint(text)).toBeUndefined();
  });

  it.each(YOUTUBE)('says where a film at YouTube fits: %s', (address) => {
    expect(addressHint(address)).toMatch(
      /^Save the film as an \.mp4 under public\/video\/.* with youtube: dQw4w9WgXcQ\.$/,
    );
    expect(findYoutubeId(address)).toBe(ID);
  });

  it('has a path that its field accepts, for any name of a file', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const path = encodePath(`/art/${name}`);
        if (name.isWellFormed()) expect(SitePath.safeParse(path).success, path).toBe(true);
      }),
    );
  });

  it('finds no id in other addresses', () => {
    for (const text of [ID, 'https://example.com/watch?v=dQw4w9WgXcQ', 'https://youtu.be/short', '/video/hunt.mp4'])
      expect(findYoutubeId(text)).toBeUndefined();
  });
});
