/** How long after a click a page may come and still be faded in, in milliseconds. */
const LATE_MS = 100;

/**
 * A part of the loader, which notes when something was clicked last (`clickedAt`): a page that comes late comes at once. Where pages fade into
 * each other the browser keeps a picture of the one that goes before it shows the other. That takes a slow phone 200 ms, and the tap is not
 * answered meanwhile. Whoever steps back or forth has clicked nothing, and a page of another site has no activation and no fade.
 */
export const LATE_PAGE = `onpageswap = event => {
if (event.timeStamp > clickedAt + ${LATE_MS} && event.activation?.navigationType != 'traverse') event.viewTransition?.skipTransition();
};`;
