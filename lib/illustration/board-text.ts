type TypeLook = { ink?: string; stretch?: number; spacing?: number };

/** A text printed on a board. Its class `bt` sets the page's display font, so `standalone` removes it from files. `stretch` is font-stretch in percent. */
export function boardText(x: number, y: number, text: string, size: number, look: TypeLook = {}): string {
  const { ink = 'k', stretch = 60, spacing } = look;
  const tracking = spacing ? ` letter-spacing="${spacing}"` : '';
  const type = `font-size="${size}" font-stretch="${stretch}%"${tracking}`;
  return `<text class="${ink} bt" ${type} text-anchor="middle" transform="translate(${x} ${y})">${text}</text>`;
}

/** The drawing of a mystery square: a paper disc with a question mark. */
export function mysterySquare(x: number, y: number): string {
  return `<circle class="p" cx="${x}" cy="${y}" r="22"/>` + boardText(x, y + 13, '?', 38, { stretch: 100 });
}

export function startLabel(x: number, y: number): string {
  return boardText(x, y + 9, 'START', 25, { stretch: 50, ink: 'p' });
}
