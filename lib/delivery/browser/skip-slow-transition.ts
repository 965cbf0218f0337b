/** The longest time from a click to the page swap with a view transition, in milliseconds. */
const MAX_FADE_DELAY_MS = 100;

/** The time of the last click. */
export const lastClick = { time: Infinity };

/*
 * Skips the view transition to a page that arrives late. For a transition the browser captures the old page, which takes a slow phone 200 ms in
 * which the tap has no response. Back and forward navigations keep the transition, because no click starts them. A navigation to another
 * site has no activation and no transition.
 */
self.onpageswap = ({ timeStamp, activation, viewTransition }) => {
  const isLate = timeStamp > lastClick.time + MAX_FADE_DELAY_MS;
  if (!isLate || activation?.navigationType === 'traverse') return;
  // WebKit reports the promise of a skipped transition as an unhandled rejection.
  viewTransition?.ready.catch(() => {});
  viewTransition?.skipTransition();
};
