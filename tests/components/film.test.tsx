import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { Film } from '#components/ui/film';
import { openPlainPage } from './plain-page.ts';

let plays = 0;

beforeEach(() => {
  plays = 0;
  // No mock: those look at the promise, and a refusal that nobody minds would pass unseen.
  HTMLMediaElement.prototype.play = () => {
    plays += 1;
    return Promise.reject(new DOMException('', 'NotAllowedError'));
  };
});

const film = <Film src="/video/clocks.mp4?v=1.2" caption="Clocks, with captions." />;
const poster = () => screen.getByRole('link', { name: 'Play the film' });

describe('a film', () => {
  it('is a poster that links to the file, with its caption, before React', () => {
    const { page, hydrate } = openPlainPage(film);
    expect(page.querySelector('video')).toBeNull();
    expect(page.querySelector('a')).toHaveAttribute('href', '/video/clocks.mp4?v=1.2');
    expect(page.querySelector('img')).toHaveAttribute('src', '/video/clocks.svg?v=1.2');
    expect(page).toHaveTextContent('Clocks, with captions.');
    expect(hydrate()).toEqual([]);
  });

  it('becomes a player at a click, with captions and the focus, and survives a browser that refuses to start it', () => {
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

  it('leaves a modified click, and an address that is no file, to the browser', () => {
    const { unmount } = render(film);
    expect(fireEvent.click(poster(), { metaKey: true })).toBe(true);
    unmount();
    render(<Film src="https://films.example/watch/clocks" caption="Clocks." />);
    expect(fireEvent.click(poster())).toBe(true);
    expect(plays).toBe(0);
  });
});

describe('a film at YouTube', () => {
  const both = { src: '/video/clocks.mp4', youtube: 'dQw4w9WgXcQ', caption: 'Clocks.' };

  it('plays there after a click, and leaves a way to our own copy', () => {
    render(<Film {...both} embeds />);
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

  it('plays from our own file where YouTube is off', () => {
    render(<Film {...both} />);
    fireEvent.click(poster());
    expect(document.querySelector('iframe')).toBeNull();
    expect(screen.getByLabelText('Clocks.')).toHaveProperty('localName', 'video');
  });

  it('without a file of ours is a link to YouTube, and plays here only where it may', () => {
    const only = { youtube: 'dQw4w9WgXcQ', poster: '/video/clocks.svg', caption: 'Clocks.' };
    const { unmount } = render(<Film {...only} />);
    const link = screen.getByRole('link', { name: 'Watch it at YouTube' });
    expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ');
    expect(fireEvent.click(link)).toBe(true);
    expect(document.querySelector('iframe')).toBeNull();
    unmount();
    render(<Film {...only} embeds />);
    expect(fireEvent.click(poster())).toBe(false);
    expect(document.querySelector('iframe')).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Watch it at YouTube' })).toBeVisible();
  });
});

it('a film has its words below, for those who cannot see it', () => {
  render(<Film src="/video/clocks.mp4" caption="Clocks." transcript={['A clock strikes.', 'Another one is late.']} />);
  fireEvent.click(screen.getByText('Read the film'));
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'A clock strikes.',
    'Another one is late.',
  ]);
});
