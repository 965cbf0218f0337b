import type { Page } from 'playwright';

/** A point on the screen, in CSS pixels. */
export type ScreenPoint = { x: number; y: number };

/** Each promise resolves when the browser has received the event, before the page has responded. */
export type TouchInput = {
  tap: (spot: ScreenPoint) => Promise<void>;
  down: (spot: ScreenPoint) => Promise<void>;
  move: (spot: ScreenPoint) => Promise<void>;
  up: (spot: ScreenPoint) => Promise<void>;
};

/** How long a tap touches the screen, in milliseconds. */
const TAP_MS = 80;

/**
 * Emulates touch on a page. As in the device mode of DevTools, the browser turns mouse events into touches and taps, so the page has no
 * mouse from here on. A touch event of the driver would get its timestamp and then wait until the page has drawn a frame, up to three
 * frames right after the page has loaded.
 */
export async function emulateTouch(page: Page): Promise<TouchInput> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Emulation.setEmitTouchEventsForMouse', { enabled: true, configuration: 'mobile' });
  type MouseEventType = 'mousePressed' | 'mouseMoved' | 'mouseReleased';
  let refusal: unknown;
  const send = async (type: MouseEventType, { x, y }: ScreenPoint) => {
    // The response arrives when the mouse event has been handled, and touch emulation creates none. Only the end of the page, or a refusal,
    // ends the call.
    tools.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 }).catch((error: unknown) => {
      if (!page.isClosed()) refusal ??= error;
    });
    // This response follows the event, because the browser processes messages in order.
    await tools.send('Target.getTargetInfo');
    if (refusal) throw new Error('The browser did not take the finger.', { cause: refusal });
  };
  const touch: TouchInput = {
    tap: async (spot) => {
      await touch.down(spot);
      await page.waitForTimeout(TAP_MS);
      await touch.up(spot);
    },
    down: (spot) => send('mousePressed', spot),
    move: (spot) => send('mouseMoved', spot),
    up: (spot) => send('mouseReleased', spot),
  };
  return touch;
}
