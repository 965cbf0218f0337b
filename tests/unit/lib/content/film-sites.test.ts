import { describe, expect, it } from 'vitest';
import { filmPlayer, filmSite } from '#lib/content/film-sites';

const TUBE = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&cc_load_policy=1&rel=0';

describe('the player of a film', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'YouTube', TUBE],
    ['https://youtu.be/dQw4w9WgXcQ?t=3', 'YouTube', TUBE],
    ['https://vimeo.com/76979871', 'Vimeo', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
    [
      'https://vimeo.com/76979871/0123abcdef',
      'Vimeo',
      'https://player.vimeo.com/video/76979871?h=0123abcdef&autoplay=1&dnt=1',
    ],
    [
      'https://player.vimeo.com/video/76979871?x=1',
      'Vimeo',
      'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
    ],
    ['https://vimeo.com/about', 'Vimeo', undefined],
    ['https://vimeo.com.example.com/76979871', undefined, undefined],
    ['https://example.com/?u=https://vimeo.com/76979871', undefined, undefined],
  ])('is that of its site: %s', (address, site, player) => {
    expect([filmSite(address), filmPlayer(address)]).toEqual([site, player]);
  });
});
