type TypeLook = { ink?: string; stretch?: number; spacing?: number };

/** Words printed on a board. Class bt is the page's display font, so they stay out of standalone files. */
export function boardType(x: number, y: number, text: string, size: number, look: TypeLook = {}): string {
  const { ink = 'k', stretch = 60, spacing } = look;
  const tracking = spacing ? ` letter-spacing="${spacing}"` : '';
  const type = `font-size="${size}" font-stretch="${stretch}%"${tracking}`;
  return `<text class="${ink} bt" ${type} text-anchor="middle" transform="translate(${x} ${y})">${text}</text>`;
}

/** The mystery square: a paper disc with a question mark. */
export function mystery(x: number, y: number): string {
  return `<circle class="p" cx="${x}" cy="${y}" r="22"/>` + boardType(x, y + 13, '?', 38, { stretch: 100 });
}

export function start(x: number, y: number): string {
  return boardType(x, y + 9, 'START', 25, { stretch: 50, ink: 'p' });
}
