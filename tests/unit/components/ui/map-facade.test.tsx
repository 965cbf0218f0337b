import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MapFacade } from '#components/ui/map-facade.client';
import { openPlainPage } from '../plain-page.ts';

const FRAME = 'https://maps.example/embed';
const place = (frame?: string) => (
  <MapFacade name="find-us" label="Mission District" page="https://maps.example/page" frame={frame}>
    <svg role="img" aria-label="Drawn map" />
  </MapFacade>
);

describe('a map', () => {
  it('is a drawing and a link before hydration', () => {
    const { page, hydrate } = openPlainPage(place(FRAME));
    expect(page.querySelector('iframe')).toBeNull();
    expect(page.querySelector('a')).toHaveAttribute('href', 'https://maps.example/page');
    expect(page.querySelector('a')).toHaveAttribute('data-report', 'map_load slug=find-us');
    expect(hydrate()).toEqual([]);
  });

  it('is covered by the embedded map after a click, and keeps the drawing and a link to the place', () => {
    render(place(FRAME));
    expect(fireEvent.click(screen.getByRole('link', { name: 'Show on Google Maps' }))).toBe(false);
    const frame = screen.getByTitle('Google Maps: Mission District');
    expect(frame).toHaveAttribute('src', FRAME);
    expect(frame).toHaveFocus();
    expect(screen.getByRole('img', { name: 'Drawn map' })).toBeInTheDocument();
    const link = screen.getByRole('link', { name: 'Open in Google Maps' });
    expect(link).not.toHaveAttribute('data-report');
    expect(fireEvent.click(link)).toBe(true);
  });

  it('leaves clicks with a modifier key to the browser, and all clicks if no frame is configured', () => {
    const { unmount } = render(place(FRAME));
    expect(fireEvent.click(screen.getByRole('link'), { ctrlKey: true })).toBe(true);
    unmount();
    render(place());
    expect(fireEvent.click(screen.getByRole('link', { name: 'Open in Google Maps' }))).toBe(true);
    expect(document.querySelector('iframe')).toBeNull();
  });
});
