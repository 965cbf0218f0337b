import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '#lib/content/markdown';
import { checkMarkup } from '#lib/delivery/browser/trusted-types-rules';
import { findPictures, withPhotos } from '#lib/pictures/photo-html';
import {
  focusFromTop,
  framedHeight,
  inFrame,
  listRenditions,
  parseRenditionName,
  renditionAddress,
  renditionWidths,
  srcSet,
  type Photo,
} from '#lib/pictures/photo';

const PHOTO: Photo = {
  base: '/art/blog/a/team-0123456789',
  width: 1000,
  height: 800,
  widths: renditionWidths(1000),
  color: '#808080',
};

describe('the renditions of a photo', () => {
  it('have no width above its own, and its own as the last', () => {
    expect(renditionWidths(1000)).toEqual([120, 180, 270, 360, 590, 760, 970, 1000]);
    expect(renditionWidths(100)).toEqual([100]);
    expect(renditionWidths(9000).at(-1)).toBe(1600);
  });

  it('are at most 1.3 times as wide as the one before in the range of phones', () => {
    const widths = renditionWidths(9000).filter((width) => width >= 590);
    widths.slice(1).forEach((width, index) => expect(width / widths[index]!).toBeLessThanOrEqual(1.3));
  });

  it('are cropped for frames only if the photo is not wider than 5:4', () => {
    expect(framedHeight({ width: 4000, height: 3000 })).toBeUndefined();
    expect(framedHeight({ width: 3000, height: 4000 })).toBe(2400);
    expect(framedHeight({ width: 300, height: 400 })).toBeUndefined();
    expect(listRenditions({ width: 800, height: 900 }, '10% 0%').filter(({ cropAt }) => cropAt === 0)).toEqual([
      { width: 360, cropAt: 0 },
      { width: 590, cropAt: 0 },
      { width: 760, cropAt: 0 },
      { width: 800, cropAt: 0 },
    ]);
    expect(inFrame({ ...PHOTO, framed: { base: '/b', height: 5 } })).toMatchObject({ base: '/b', height: 5 });
    expect([focusFromTop(), focusFromTop('30% 60%')]).toEqual([50, 60]);
  });

  it('have names that can be parsed, and no others', () => {
    expect(parseRenditionName('img-2041-0f3a5c7e91-y60-760.avif')).toEqual({
      name: 'img-2041',
      hash: '0f3a5c7e91',
      cropAt: 60,
      width: 760,
      format: 'avif',
    });
    expect(parseRenditionName('a-0f3a5c7e91-760.webp')).toMatchObject({ name: 'a', cropAt: undefined });
    for (const name of [
      'a-0f3a5c7e91-760.jpg',
      'a-0f3a5c7e9-760.avif',
      '../a-0f3a5c7e91-760.avif',
      'a-0f3a5c7e91-.avif',
      '',
    ])
      expect(parseRenditionName(name)).toBeUndefined();
  });

  it('are listed for a place, also when it needs more or less than there is', () => {
    expect(srcSet(PHOTO, 'avif', { min: 590, max: 800 })).toBe(
      `${PHOTO.base}-590.avif 590w, ${PHOTO.base}-760.avif 760w`,
    );
    expect(srcSet(PHOTO, 'webp', { min: 1240, max: 1600 })).toBe(`${PHOTO.base}-1000.webp 1000w`);
    expect(renditionAddress(PHOTO, 5000, 'webp')).toBe(`${PHOTO.base}-1000.webp`);
  });
});

describe('a photo in a text', () => {
  const address = '/art/blog/a/team.jpg';
  const photos = { [address]: { ...PHOTO, caption: 'From the list', credit: 'A & B' } };

  it('becomes a figure with caption and credit, which the policy for markup accepts', () => {
    const html = renderMarkdown(`Before\n\n![Who "does" what](${address} "A <line>")\n\nAfter ![small](${address})`);
    expect(findPictures(html)).toEqual([address, address]);
    const result = withPhotos(html, photos);
    expect(result).toMatch(
      /<figure><picture><source type="image\/avif" srcset="[^"]+" sizes="[^"]+"><img [^>]*alt="Who [^>]*does[^>]* what" width="1000"/,
    );
    expect(result).toContain('<figcaption>A &lt;line&gt; Photo: A &amp; B</figcaption>');
    expect(result).toMatch(/After <picture>/);
    expect(checkMarkup(result)).toBe(result);
  });

  it('stays as it is when it is a drawing', () => {
    const html = renderMarkdown('![A pier](/art/scenes/hunts.svg)');
    expect(withPhotos(html, photos)).toBe(html);
  });

  it('has the caption of the list if the text has none', () => {
    expect(withPhotos(renderMarkdown(`![A](${address})`), photos)).toContain(
      '<figcaption>From the list Photo: A &amp; B</figcaption>',
    );
  });

  it.each(['srcset="https://x.example/a.png 1w"', 'srcset="/art/a.avif 1w, //x.example/b 2w"', 'srcset="/api/x 1w"'])(
    'has pictures of this site only: not %s',
    (attribute) => {
      expect(() => checkMarkup(`<picture><source ${attribute}></picture>`)).toThrow('Not the markup of this site');
    },
  );
});
