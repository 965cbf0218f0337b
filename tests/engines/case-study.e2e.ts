import { test, WIDTHS } from './test.ts';
import { click, hydrate, until, untilShown } from './visit.ts';

const STUDY = '/case-studies/lumenfold-mission-mural-dash';

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ width });

    test('the keys of the lightbox work after a click on Next that leaves the focus on no button', async ({
      window,
    }) => {
      await window.open(STUDY);
      await hydrate(window);
      await window.run(focusLikeSafari);
      await click(window, '#picture-1');
      await untilShown(window, '1 of 6');
      await click(window, 'dialog button', 'Next');
      await untilShown(window, '2 of 6');
      await window.press('ArrowRight');
      await untilShown(window, '3 of 6');
      await window.press('Escape');
      await until(window, () => document.querySelector('dialog[open]') === null);
      await until(window, () => document.activeElement?.id === 'picture-3');
    });

    test('the film plays, or shows its controls', async ({ window }) => {
      await window.open(STUDY);
      await hydrate(window);
      await click(window, 'a', 'Play the film');
      await until(window, () => {
        const film = document.querySelector<HTMLVideoElement>('main video');
        return film?.controls && film === document.activeElement;
      });
    });
  });
}

/** Runs in the page: from then on a click focuses no button or link but the nearest element around it with a tab index, as in Safari. */
function focusLikeSafari(): void {
  addEventListener('mousedown', (event) => {
    const control = (event.target as Element).closest('button, a');
    if (!control) return;
    event.preventDefault();
    const focusable = control.closest<HTMLElement>('[tabindex]');
    if (focusable) focusable.focus({ preventScroll: true });
    else (document.activeElement as HTMLElement | null)?.blur();
  });
}
