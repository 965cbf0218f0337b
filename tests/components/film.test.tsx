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
