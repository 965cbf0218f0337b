import { createRandom } from '../random.ts';

/** A rectangle of water with short paper ripples, in ground units. */
export function water(x: number, y: number, w: number, d: number, ripples: number, seed: number): string {
  const random = createRandom(seed);
  let path = '';
  for (let i = 0; i < ripples; i++) {
    const rippleX = Math.round(x + random() * (w - 24));
    path += `M${rippleX} ${Math.round(y + 10 + ((i + 0.5) * (d - 20)) / ripples)}h${Math.round(10 + random() * 12)}`;
  }
  return (
    `<rect class="w" x="${x}" y="${y}" width="${w}" height="${d}"/>` +
    `<path class="sp" fill="none" stroke-width="2.5" stroke-linecap="round" d="${path}"/>`
  );
}
