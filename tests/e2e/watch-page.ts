import type { Page } from './test.ts';

export type Watch = {
  /** Console errors, page errors and responses of 400 and more, in order. */
  errors: string[];
  /** Addresses of the requested framework scripts and RSC payloads. */
  framework: string[];
};

/** Records every error on a page from its first byte. Call before the page is opened. */
export function watchPage(page: Page): Watch {
  const errors: string[] = [];
  const framework: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('response', (response) => response.status() >= 400 && errors.push(`${response.status()} ${response.url()}`));
  page.on(
    'request',
    (request) => /\.js(\?|$)|[?&]_rsc|\/api\/flight\//.test(request.url()) && framework.push(request.url()),
  );
  return { errors, framework };
}

/**
 * Whether React has hydrated the whole page, and not only its root. `main` gets its properties while React still renders, so the root must have been
 * committed, too: listeners and stored data are there only then. Runs in the page.
 */
export const isHydrated = () => {
  const find = (node: Node | null, prefix: string) => {
    const [key] = Object.keys(node ?? {}).filter((name) => name.startsWith(prefix));
    return key && (node as unknown as Record<string, { stateNode?: { current: { memoizedState: unknown } } }>)[key];
  };
  const root = (find(document, '__reactContainer') || undefined)?.stateNode;
  const { isDehydrated = true } = (root?.current.memoizedState ?? {}) as { isDehydrated?: boolean };
  return !isDehydrated && Boolean(find(document.querySelector('main'), '__reactProps'));
};

export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}

/** The first interaction, which hydrates the page. */
export async function triggerHydration(page: Page): Promise<void> {
  await page.mouse.move(120, 160);
  await page.mouse.move(140, 180);
}
