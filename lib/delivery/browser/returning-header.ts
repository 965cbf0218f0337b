import { EXPERIENCES_MENU_ID } from '../html/html-markers.ts';

/** The scroll position from which the header is fixed: it has left the screen. */
const HEADER_PX = 120;
/** A shorter movement is no change of direction. */
const MIN_MOVE_PX = 4;

const { classList } = document.documentElement;
let last = 0;

/* The header returns while a visitor scrolls up. It becomes fixed out of sight, which is no layout shift. */
addEventListener(
  'scroll',
  () => {
    const move = scrollY - last;
    const isFixed = classList.contains('header-fixed');
    if (scrollY <= 0) classList.remove('header-fixed', 'header-hidden');
    else if (Math.abs(move) < MIN_MOVE_PX) return;
    else if (isFixed || scrollY > HEADER_PX) {
      classList.add('header-fixed');
      classList.toggle('header-hidden', move > 0);
    }
    last = scrollY;
  },
  { passive: true },
);

/* A link to a place on the same page, and a way back to a page that was left through the menu, close it. */
for (const event of ['hashchange', 'pagehide'])
  addEventListener(event, () => {
    const menu = document.getElementById(EXPERIENCES_MENU_ID);
    if (menu?.hidePopover && menu.matches(':popover-open')) menu.hidePopover();
  });
