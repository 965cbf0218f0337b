/** The time after the load event, in milliseconds. Requests of the first screen go first. */
const DELAY_AFTER_LOAD_MS = 500;

/*
 * Loads lazy pictures soon after the page, without scrolling, so that screenshots, archives and previews show the whole page. With the
 * browser's data saver on, pictures stay lazy. So do photos, which have a `srcset`: they are much larger than drawings. Those of the menu stay lazy, too.
 */
onload = () =>
  setTimeout(() => {
    const savesData = (navigator as { connection?: { saveData: boolean } }).connection?.saveData;
    if (!savesData)
      for (const picture of document.images)
        if (!picture.srcset && !picture.closest('[popover]')) picture.loading = 'eager';
  }, DELAY_AFTER_LOAD_MS);

export {};
