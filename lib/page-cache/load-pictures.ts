/** How long after the load event, in milliseconds: what the first screen still asks for comes first. */
const PAUSE_MS = 500;

/**
 * A part of the loader: lazy pictures load soon after the page, before anyone scrolls, so that the page is whole in a picture, an archive
 * or a preview of it. Visitors who save data get them as they scroll.
 */
export const LOAD_PICTURES = `onload = () => setTimeout(() => {
if (!navigator.connection?.saveData) for (var picture of document.images) picture.loading = 'eager';
}, ${PAUSE_MS});`;
