type Command = 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';

/** Writes SVG path data in relative coordinates with one decimal, which takes half the bytes of absolute ones. */
export class PathWriter {
  d = '';
  // In tenths of a unit, as integers, so that rounding errors do not add up along the path.
  private at: [number, number] = [0, 0];
  private start: [number, number] = [0, 0];
  private last = '';

  add(command: Command, absolute: readonly number[]): void {
    if (command === 'closePath') {
      this.write('z', []);
      this.at = this.start;
      return;
    }
    const tenths = absolute.map((value) => Math.round(value * 10));
    const relative = tenths.map((value, index) => value - (this.at[index % 2] ?? 0));
    const end: [number, number] = [tenths.at(-2) ?? 0, tenths.at(-1) ?? 0];
    if (command === 'moveTo') {
      // The first point is absolute, so that path data can be concatenated.
      this.write(this.d ? 'm' : 'M', relative);
      this.start = end;
    } else if (command === 'lineTo') this.line(relative[0] ?? 0, relative[1] ?? 0);
    else this.write(command === 'quadraticCurveTo' ? 'q' : 'c', relative);
    this.at = end;
  }

  private line(dx: number, dy: number): void {
    if (dx === 0 && dy === 0) return;
    if (dy === 0) this.write('h', [dx]);
    else if (dx === 0) this.write('v', [dy]);
    else this.write('l', [dx, dy]);
  }

  private write(letter: string, tenths: readonly number[]): void {
    let text = letter === this.last && tenths.length ? ' ' : letter;
    tenths.forEach((value, index) => {
      const number = (value / 10).toString().replace(/^(-?)0\./, '$1.');
      text += (index && !number.startsWith('-') ? ' ' : '') + number;
    });
    this.d += text.replace(/^ -/, '-');
    this.last = letter;
  }
}
