export type IconName =
  'pawn' | 'pin' | 'die' | 'clock' | 'date' | 'key' | 'ticket' | 'trophy' | 'lens' | 'home' | 'chat' | 'go';

/** Twelve icons on a grid of 24 units, with strokes of 2 units and round joins. The class `i` fills the shaded half. */
export const ICONS: Record<IconName, string> = {
  pawn: '<path d="M12 3a4 4 0 0 1 2 7.5c.3 4 1 6 3 8V21H7v-2.5c2-2 2.7-4 3-8A4 4 0 0 1 12 3z"/><path class="i" d="M13.5 3.3A4 4 0 0 1 14 10.5c.3 4 1 6 3 8V21h-4z"/>',
  pin: '<path d="M12 21c-1-4-6-7-6-12a6 6 0 0 1 12 0c0 5-5 8-6 12z"/><path class="i" d="M13.5 3.2A6 6 0 0 1 18 9c0 5-5 8-6 12 1-6 4-12 1.5-17.8z"/>',
  die: '<path d="M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5"/><path class="i" d="M12 12l8-4.5v9L12 21z"/>',
  clock: '<circle cx="12" cy="12" r="9"/><path class="i" d="M12 12V3a9 9 0 0 1 7.8 13.5z"/>',
  date: '<path d="M4 6h16v14H4zM4 10h16M8 3v4M16 3v4"/><path class="i" d="M13 13h7v7h-7z"/>',
  key: '<circle cx="7" cy="12" r="4"/><path d="M11 12h10v4M17 12v3"/><path class="i" d="M7 8a4 4 0 0 1 0 8z"/>',
  ticket:
    '<path d="M3 7h18v3a2 2 0 0 0 0 4v3H3v-3a2 2 0 0 0 0-4z"/><path class="i" d="M15 7h6v3a2 2 0 0 0 0 4v3h-6z"/>',
  trophy:
    '<path d="M7 4h10c0 7-1 10-5 11-4-1-5-4-5-11zM7 6H4c0 4 2 5 4 5.5M17 6h3c0 4-2 5-4 5.5M12 15v5M8 20h8"/><path class="i" d="M12 4h5c0 7-1 10-5 11z"/>',
  lens: '<circle cx="10" cy="10" r="6.5"/><path d="M15 15l6 6"/><path class="i" d="M10 3.5a6.5 6.5 0 0 1 0 13 9 9 0 0 0 0-13z"/>',
  home: '<path d="M4 11l8-7 8 7v9H4z"/><path class="i" d="M12 4l8 7v9h-8z"/>',
  chat: '<path d="M4 5h16v11h-9l-4 4v-4H4z"/><path class="i" d="M14 5h6v11h-6z"/>',
  go: '<path d="M4 12h15M13 6l6 6-6 6"/>',
};
