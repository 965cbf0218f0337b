import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// What is awaited may take its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// jsdom paints nothing: what waits for a paint is done at once.
vi.mock('#components/ui/after-paint.client', () => ({
  afterPaint: vi.fn((task: () => void) => task()),
}));

// Server Actions run on the server only.
vi.mock('#components/quote-wizard/answer-question.action.ts', () => ({ answerQuestion: vi.fn() }));
vi.mock('#components/sections/send-family-request.action.ts', () => ({ sendFamilyRequest: vi.fn() }));

afterEach(() => {
  cleanup();
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
