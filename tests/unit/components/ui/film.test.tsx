import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { Film } from '#components/ui/film';
import { openPlainPage } from '../plain-page.ts';

let plays = 0;

beforeEach(() => {
  plays = 0;
  // No vi.fn: a mock handles the returned promise, which would hide an unhandled rejection.
  HTMLMediaElement.prototype.play = () => {
    plays += 1;
    return Promise.reject(new DOMException('', 'NotAllowedError'));
  };
});

const film = <Film src="/video/clocks.mp4?v=1.2" caption="Clocks, with captions." />;
const poster = () => screen.getByRole('link', { name: 'Play the film' });

describe('a film', () => {
  it('is a poster that links to the file, with its caption, before hydration', () => {
    const { page, hydrate } = openPlainPage(film);
    expect(page.querySelector('video')).toBeNull();
    expect(page.querySelector('a')).toHaveAttribute('href', '/video/clocks.mp4?v=1.2');
    expect(page.querySelector('img')).toHaveAttribute('src', '/video/clocks.svg?v=1.2');
    expect(page).toHaveTextContent('Clocks, with captions.');
    expect(hydrate()).toEqual([]);
  });

  it('becomes a focused player with captions on click, also if the browser rejects autoplay', () => {
    render(film);
    expect(fireEvent.click(poster())).toBe(false);
    const player = screen.getByLabelText('Clocks, with captions.');
    expect(player).toHaveFocus();
    expect(player).toHaveAttribute('controls');
    expect(player.querySelector('track')).toHaveAttribute('src', '/video/clocks.vtt?v=1.2');
    expect(plays).toBe(1);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('Clocks, with captions.')).toBeVisible();
  });

  it('leaves clicks with a modifier key, and URLs that are no film file, to the browser', () => {
    const { unmount } = render(film);
    expect(fireEvent.click(poster(), { metaKey: true })).toBe(true);
    unmount();
    render(<Film src="https://films.example/watch/clocks" caption="Clocks." />);
    expect(fireEvent.click(screen.getByRole('link', { name: 'Watch it at films.example' }))).toBe(true);
    expect(plays).toBe(0);
  });
});

describe('a film at YouTube', () => {
  const page = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
  const both = { src: '/video/clocks.mp4', page, caption: 'Clocks.' };

  it('plays in the embedded player after a click, with a link to our own copy', () => {
    render(<Film {...both} embeds={['YouTube']} />);
    expect(document.querySelector('iframe')).toBeNull();
    expect(poster()).toHaveAttribute('href', '/video/clocks.mp4');
    expect(fireEvent.click(poster())).toBe(false);
    const frame = screen.getByTitle('YouTube: Clocks.');
    expect(frame).toHaveAttribute(
      'src',
      expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?autoplay=1&/),
    );
    expect(screen.getByRole('link', { name: 'Play our own copy' })).toHaveAttribute('href', '/video/clocks.mp4');
  });

  it('plays our own file if embedding is disabled', () => {
    render(<Film {...both} embeds={['Vimeo']} />);
    fireEvent.click(poster());
    expect(document.querySelector('iframe')).toBeNull();
    expect(screen.getByLabelText('Clocks.')).toHaveProperty('localName', 'video');
  });

  it('without our own file is a link to YouTube, and plays on the page only if embedding is enabled', () => {
    const only = { page, files: { poster: '/video/clocks.svg' }, caption: 'Clocks.' };
    const { unmount } = render(<Film {...only} />);
    const link = screen.getByRole('link', { name: 'Watch it at YouTube' });
    expect(link).toHaveAttribute('href', page);
    expect(fireEvent.click(link)).toBe(true);
    expect(document.querySelector('iframe')).toBeNull();
    unmount();
    render(<Film {...only} embeds={['YouTube']} />);
    expect(fireEvent.click(poster())).toBe(false);
    expect(document.querySelector('iframe')).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Watch it at YouTube' })).toBeVisible();
  });
});

it('a film has its transcript below', () => {
  render(<Film src="/video/clocks.mp4" caption="Clocks." transcript={['A clock strikes.', 'Another one is late.']} />);
  fireEvent.click(screen.getByText('Read the film'));
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'A clock strikes.',
    'Another one is late.',
  ]);
});
