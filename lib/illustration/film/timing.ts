/** Maps a share of time (0 to 1) to a share of movement. */
type Curve = (share: number) => number;

/** A CSS `cubic-bezier()`. It solves x for the time by bisection and returns y, which may exceed 1. */
function bezier(x1: number, y1: number, x2: number, y2: number): Curve {
  const along = (one: number, two: number, t: number) =>
    3 * (1 - t) ** 2 * t * one + 3 * (1 - t) * t ** 2 * two + t ** 3;
  return (share) => {
    if (share <= 0) return 0;
    if (share >= 1) return 1;
    let [low, high] = [0, 1];
    for (let step = 0; step < 24; step++) {
      const middle = (low + high) / 2;
      if (along(x1, x2, middle) < share) low = middle;
      else high = middle;
    }
    return along(y1, y2, (low + high) / 2);
  };
}

/** `easeOut` and `hop` are the curves `--out` and `--hop` of app/styles/tokens.css. */
export const easeOut = bezier(0.2, 0.9, 0.25, 1);
/** For moves from square to square. */
export const glide = bezier(0.4, 0.1, 0.3, 1);
export const hop = bezier(0.3, 1.6, 0.5, 1);

/** The progress of a movement, 0 to 1, that starts at `from` and takes `length` seconds. */
export function progress(seconds: number, from: number, length: number): number {
  return Math.min(1, Math.max(0, (seconds - from) / length));
}
