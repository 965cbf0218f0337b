import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Lightbox } from '#components/case-study/lightbox/lightbox.client';
import { pictureInHash } from '#components/case-study/lightbox/lightbox-address.client';
import { afterPaint } from '#components/ui/after-paint.client';
import { swipeStep } from '#components/case-study/lightbox/lightbox-swipe.ts';
import { openPlainPage } from '#tests/unit/components/plain-page';

const PICTURES = [
  { url: '/art/clock.svg', alt: 'A clock in a fountain' },
  { url: '/art/parade.mp4', alt: 'A parade of clocks' },
  { url: '/art/tower.svg', alt: 'A tower without a clock' },
];

const play = vi.fn(() => Promise.resolve());

beforeEach(() => {
  history.replaceState(null, '', '/case-studies/acme-clock-hunt?from=mail');
  play.mockClear();
  HTMLMediaElement.prototype.play = play;
  // jsdom has no modal dialogs. This is the part of showModal that the gallery needs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector<HTMLElement>('[autofocus], button, video')?.focus();
  };
});

afterEach(() => history.replaceState(null, '', '/'));

const link = (name: RegExp) => screen.getByRole('link', { name });
const dialog = () => screen.getByRole('dialog', { name: 'Pictures' });
const isClosed = () => screen.queryByRole('dialog') === null;
const currentUrl = () => location.pathname + location.search + location.hash;

function expectShown(counter: string, caption: string) {
  expect(within(dialog()).getByText(counter)).toBeVisible();
  expect(dialog()).toHaveTextContent(caption);
}

describe('the gallery', () => {
  it('is links to files before hydration, and hydrates without errors', () => {
    const { page, hydrate } = openPlainPage(<Lightbox pictures={PICTURES} />);
    expect([...page.querySelectorAll('a')].map((one) => one.getAttribute('href'))).toEqual(
      PICTURES.map(({ url }) => url),
    );
    expect(page.querySelectorAll('dialog, video')).toHaveLength(0);
    expect(page.querySelectorAll('img')[1]).toHaveAttribute('src', '/art/parade.svg');
    expect(page.querySelector('#picture-3')).toHaveAttribute('href', '/art/tower.svg');
    expect(hydrate()).toEqual([]);
  });

  it('opens a picture on a click without a modifier key, and puts it into the URL', () => {
    render(<Lightbox pictures={PICTURES} />);
    expect(fireEvent.click(link(/clock in a fountain/), { ctrlKey: true })).toBe(true);
    expect(isClosed()).toBe(true);
    const before = history.length;
    expect(fireEvent.click(link(/tower/))).toBe(false);
    expectShown('3 of 3', 'A tower without a clock');
    expect(currentUrl()).toBe('/case-studies/acme-clock-hunt?from=mail#picture-3');
    expect(history.length).toBe(before);
  });

  it('changes the picture by keys and buttons, and stops at both ends', async () => {
    const user = userEvent.setup();
    render(<Lightbox pictures={PICTURES} />);
    fireEvent.click(link(/clock in a fountain/));
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{ArrowLeft}');
    expectShown('1 of 3', 'A clock in a fountain');
    await user.keyboard('{End}');
    expectShown('3 of 3', 'A tower without a clock');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expectShown('3 of 3', 'A tower without a clock');
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expectShown('2 of 3', 'A parade of clocks');
    await user.keyboard('{Home}');
    expectShown('1 of 3', 'A clock in a fountain');
    expect(location.hash).toBe('#picture-1');
    // Alt and an arrow key is a browser shortcut for history navigation.
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expectShown('1 of 3', 'A clock in a fountain');
  });

  it('closes, removes the URL fragment and focuses the picture that was shown last', async () => {
    const user = userEvent.setup();
    render(<Lightbox pictures={PICTURES} />);
    fireEvent.click(link(/clock in a fountain/));
    await user.keyboard('{End}');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(isClosed()).toBe(true);
    expect(currentUrl()).toBe('/case-studies/acme-clock-hunt?from=mail');
    expect(link(/tower/)).toHaveFocus();
  });

  it('closes when the browser closes the dialog, on Escape, and on a click outside the picture', () => {
    render(<Lightbox pictures={PICTURES} />);
    fireEvent.click(link(/tower/));
    fireEvent(dialog(), new Event('close'));
    expect(isClosed()).toBe(true);
    fireEvent.click(link(/tower/));
    fireEvent.click(dialog().querySelector('img')!);
    fireEvent.click(screen.getByText('3 of 3'));
    expect(isClosed()).toBe(false);
    fireEvent.click(dialog());
    expect(isClosed()).toBe(true);
    fireEvent.click(link(/tower/));
    expect(fireEvent.keyDown(dialog(), { key: 'Escape' })).toBe(false);
    expect(isClosed()).toBe(true);
  });

  describe('on a phone that paints slowly', () => {
    const pendingTasks: (() => void)[] = [];
    const paint = () => act(() => pendingTasks.splice(0).forEach((task) => task()));

    beforeEach(() => {
      vi.mocked(afterPaint).mockImplementation((task) => void pendingTasks.push(task));
    });

    afterEach(() => {
      paint();
      vi.mocked(afterPaint).mockImplementation((task) => task());
    });

    it('paints the press first, and opens and closes after that', () => {
      render(<Lightbox pictures={PICTURES} />);
      fireEvent.click(link(/tower/));
      expect(afterPaint).toHaveBeenLastCalledWith(expect.any(Function), link(/tower/));
      expect(isClosed()).toBe(true);
      paint();
      expectShown('3 of 3', 'A tower without a clock');
      fireEvent.click(screen.getByRole('button', { name: 'Close' }));
      expect(afterPaint).toHaveBeenLastCalledWith(expect.any(Function), dialog());
      paint();
      expect(isClosed()).toBe(true);
    });

    it('paints the picture first, and then changes the URL to the last one', () => {
      render(<Lightbox pictures={PICTURES} />);
      fireEvent.click(link(/clock in a fountain/));
      paint();
      const replace = vi.spyOn(history, 'replaceState');
      fireEvent.keyDown(dialog(), { key: 'ArrowRight' });
      fireEvent.keyDown(dialog(), { key: 'ArrowRight' });
      expectShown('3 of 3', 'A tower without a clock');
      expect(replace).not.toHaveBeenCalled();
      paint();
      expect(replace).toHaveBeenCalledOnce();
      expect(location.hash).toBe('#picture-3');
      expectShown('3 of 3', 'A tower without a clock');
      replace.mockRestore();
    });

    it('does not overwrite a URL fragment that changes meanwhile', () => {
      render(<Lightbox pictures={PICTURES} />);
      fireEvent.click(link(/clock in a fountain/));
      paint();
      act(() => {
        history.replaceState(null, '', '#picture-2');
        dispatchEvent(new Event('hashchange'));
      });
      paint();
      expect(location.hash).toBe('#picture-2');
      expectShown('2 of 3', 'A parade of clocks');
    });
  });

  it('opens the picture of the URL fragment, also when that changes, and does not start a film', () => {
    history.replaceState(null, '', '#picture-2');
    render(<Lightbox pictures={PICTURES} />);
    expectShown('2 of 3', 'A parade of clocks');
    expect(dialog().querySelector('video')).toHaveAttribute('src', '/art/parade.mp4');
    expect(play).not.toHaveBeenCalled();
    act(() => {
      history.replaceState(null, '', '#picture-1');
      dispatchEvent(new Event('hashchange'));
    });
    expectShown('1 of 3', 'A clock in a fountain');
  });

  it('starts and focuses a clicked film, and leaves the arrow keys to it', () => {
    render(<Lightbox pictures={PICTURES} />);
    fireEvent.click(link(/parade of clocks/));
    const film = dialog().querySelector('video')!;
    expect(play).toHaveBeenCalledOnce();
    expect(film).toHaveFocus();
    expect(film.querySelector('track')).toHaveAttribute('src', '/art/parade.vtt');
    fireEvent.keyDown(film, { key: 'ArrowRight' });
    expectShown('2 of 3', 'A parade of clocks');
  });

  it('changes the picture on a horizontal swipe by touch, not by mouse', () => {
    render(<Lightbox pictures={PICTURES} />);
    fireEvent.click(link(/clock in a fountain/));
    const swipe = (pointerType: string) => {
      const touch = { pointerType, isPrimary: true };
      const picture = dialog().querySelector('img')!;
      fireEvent.pointerDown(picture, { ...touch, clientX: 300, clientY: 200 });
      fireEvent.pointerUp(picture, { ...touch, clientX: 120, clientY: 220 });
    };
    swipe('mouse');
    expectShown('1 of 3', 'A clock in a fountain');
    swipe('touch');
    expectShown('2 of 3', 'A parade of clocks');
  });
});

describe('the URL fragment of a picture', () => {
  it.each([
    ['#picture-1', 0],
    ['#picture-6', 5],
    ['#picture-7', undefined],
    ['#picture-0', undefined],
    ['#picture-01', undefined],
    ['#picture-1x', undefined],
    ['#picture-', undefined],
    ['', undefined],
  ])('%s opens %s of six', (hash, index) => {
    expect(pictureInHash(hash, 6)).toBe(index);
  });
});

describe('a swipe', () => {
  it.each([
    [-60, 10, 1],
    [60, -10, -1],
    [-39, 0, 0],
    [-60, 40, 0],
    [0, 300, 0],
  ] as const)('of %i px to the right and %i px down changes the picture by %i', (x, y, step) => {
    expect(swipeStep({ x: 100, y: 100 }, { x: 100 + x, y: 100 + y })).toBe(step);
  });
});
