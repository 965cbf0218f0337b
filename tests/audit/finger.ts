import type { Page } from 'playwright';

/** Where a finger is, in CSS pixels of the screen. */
export type Spot = { x: number; y: number };

/** Each resolves when the browser has been told, not when the page has answered. */
export type Finger = {
  tap: (spot: Spot) => Promise<void>;
  down: (spot: Spot) => Promise<void>;
  move: (spot: Spot) => Promise<void>;
  up: (spot: Spot) => Promise<void>;
};

/** How long a finger that taps rests on the glass, in milliseconds. */
const TAP_MS = 80;

/**
 * A finger on a page of a phone. Its mouse is turned into touches and taps by the browser, as the device mode of the browser's own tools does; so the
 * page has no mouse from here on. A driver's touch would be stamped with its time and then kept until the page has drawn a frame,
 * which is up to three frames right after it came (`DECISIONS.md`).
 */
export async function fingerOn(page: Page): Promise<Finger> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Emulation.setEmitTouchEventsForMouse', { enabled: true, configuration: 'mobile' });
  type Turn = 'mousePressed' | 'mouseMoved' | 'mouseReleased';
  let refusal: unknown;
  const send = async (type: Turn, { x, y }: Spot) => {
    // It is answered when the mouse event has been handled, and none comes about: only the end of the page ends it, or a refusal.
    tools.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 }).catch((error: unknown) => {
      if (!page.isClosed()) refusal ??= error;
    });
    // This is answered after it, as the browser takes one message after the other.
    await tools.send('Target.getTargetInfo');
    if (refusal) throw new Error('The browser did not take the finger.', { cause: refusal });
  };
  const finger: Finger = {
    tap: async (spot) => {
      await finger.down(spot);
      await page.waitForTimeout(TAP_MS);
      await finger.up(spot);
    },
    down: (spot) => send('mousePressed', spot),
    move: (spot) => send('mouseMoved', spot),
    up: (spot) => send('mouseReleased', spot),
  };
  return finger;
}
