import { HYDRATION_DATA_ID, type HydrationData } from './hydration-data.ts';
import { importRuntime } from './import-runtime.ts';

/** The time from the first interaction to the import of the runtime. `pointerover` precedes the click of a tap, and an import costs time. */
const IMPORT_DELAY_MS = 100;

/**
 * The time from the first interaction to the start of hydration. The page itself responds to a tap, and loading scripts and style sheets at
 * once would delay that paint on a slow phone.
 */
const HYDRATION_DELAY_MS = 150;

let tries = 3;
let isIdle = true;

/**
 * Imports the hydration runtime (hydration-runtime.ts) and starts it, once: after a delay when it has a cause, else at once. Does nothing
 * while the page is still loading. When loading fails, the page stays working HTML, and the next call tries again, up to three times. Each try has
 * its own URL, because browsers cache a failed import.
 */
export async function hydrate(cause?: Event | IntersectionObserverEntry): Promise<void> {
  const block = document.getElementById(HYDRATION_DATA_ID);
  if (!isIdle || !block) return;
  isIdle = false;
  const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, cause && time));
  try {
    const data = JSON.parse(block.textContent) as HydrationData;
    await wait(IMPORT_DELAY_MS);
    const [{ load }] = await Promise.all([
      importRuntime(`${data.runtime}?${tries}`),
      wait(HYDRATION_DELAY_MS - IMPORT_DELAY_MS),
    ]);
    await load(data);
  } catch {
    setTimeout(() => (isIdle = --tries > 0), 1000);
  }
}
