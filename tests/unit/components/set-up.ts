import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { lazyQueries } from '#components/quote-wizard/state/lazy-queries.client';

// What is awaited may take its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// jsdom paints nothing: what waits for a paint is done at once.
vi.mock('#components/ui/after-paint.client', () => ({
  afterPaint: vi.fn((task: () => void) => task()),
}));

afterEach(() => {
  cleanup();
  lazyQueries.clear();
  localStorage.clear();
  sessionStorage.clear();
});

// jsdom has no layout: what Radix and the wizard ask of it is answered with nothing.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Element.prototype.scrollIntoView ??= () => {};
