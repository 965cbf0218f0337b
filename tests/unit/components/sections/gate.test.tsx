import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Gate } from '#components/sections/gate/gate';
import { openPlainPage } from '../plain-page.ts';

const GATE = (
  <Gate
    kind="gate"
    title="What stands over the gate?"
    name="JIDARA"
    answer="DARE AND RISE"
    riddle={['Cities sign their own gates.']}
    wrong="No city is called {name}."
    hints={['Look up.', 'Look again.']}
    reward="The second chamber opens."
  />
);

const range = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Turn the inner ring' });
const turnTo = (place: number) => fireEvent.change(range(), { target: { value: String(place) } });

describe('the gate', () => {
  it('opens at one place of the ring only, and reads the lines at each', () => {
    render(GATE);
    const readings = [1, 2, 3, 4, 5, 6, 7, 8].map((place) => {
      turnTo(place);
      expect(range()).toHaveAttribute('aria-valuetext', `Place ${place} of 8`);
      return screen.getByRole('status').textContent;
    });
    expect(new Set(readings).size).toBe(8);
    expect(readings.filter((text) => text?.startsWith('Dare and rise. The second chamber opens.'))).toHaveLength(1);
    expect(readings[1]).toBe('No city is called Rnseje. The lower line reads SEJA EIS JNDA.');
  });

  it('turns by dragging, the short way past the last place', () => {
    const { container } = render(GATE);
    const ring = container.querySelector('g[class*="ring"]:has(text)')!;
    ring.setPointerCapture = () => {};
    // Its bounds are empty in jsdom, so its center is 0 0. The pointer goes from the top by three places to the left.
    fireEvent.pointerDown(ring, { clientX: 0, clientY: -100 });
    fireEvent.pointerMove(ring, { clientX: -100, clientY: 0 });
    fireEvent.pointerMove(ring, { clientX: -100, clientY: 95 });
    fireEvent.pointerUp(ring);
    expect(range()).toHaveValue('7');
    expect(ring).toHaveStyle({ transform: 'rotate(-135deg)' });
    turnTo(6);
    expect(ring).toHaveStyle({ transform: 'rotate(-180deg)' });
    expect(screen.getByRole('status')).toHaveTextContent('Dare and rise.');
  });

  it('has no inline style and hides its controls without scripts', () => {
    const { page } = openPlainPage(GATE);
    expect(page.querySelector('[style]')).toBeNull();
    expect(range().closest('[data-needs-scripts]')).not.toBeNull();
    expect(screen.getByText(/Signs of the upper line: trident, arch, lamp, bolt, cup, bolt/)).toBeInTheDocument();
    expect(screen.getByText('Turn the card over')).toBeInTheDocument();
  });

  it('keeps a turn from before hydration', () => {
    const { page, hydrate } = openPlainPage(GATE);
    range().value = '6';
    expect(hydrate()).toEqual([]);
    expect(range()).toHaveValue('6');
    expect(screen.getByRole('status')).toHaveTextContent('Dare and rise.');
    expect(page.querySelector('[data-open]')).not.toBeNull();
  });
});
