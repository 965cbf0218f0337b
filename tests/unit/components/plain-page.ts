import type { ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

const roots: Root[] = [];

afterEach(() => {
  act(() => roots.splice(0).forEach((root) => root.unmount()));
  document.body.replaceChildren();
});

/**
 * Shows `element` as the server sends it: plain HTML. `hydrate` lets React take over and hands back what it complained
 * about.
 */
export function openPlainPage(element: ReactElement) {
  const page = document.createElement('div');
  page.innerHTML = renderToString(element);
  document.body.append(page);
  const field = (name: string) => page.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
  return {
    page,
    field,
    hydrate(): unknown[] {
      const complaints: unknown[] = [];
      const logged = vi.spyOn(console, 'error').mockImplementation((...words) => complaints.push(words));
      act(() => {
        roots.push(hydrateRoot(page, element, { onRecoverableError: (error) => complaints.push(error) }));
      });
      logged.mockRestore();
      return complaints;
    },
  };
}
