import { parseTypedNumber } from '#lib/quote/typed-number';

/** The head counts at which the slider stops. The field beside it takes any number. */
export const PEOPLE_STOPS = [4, 6, 8, 10, 15, 20, 25, 30, 40, 50, 60, 80, 100, 120, 150, 200, 300, 400, 640, 1000];

/** The index of the largest stop that is not above this number; the first one below all. */
export function nearestStop(people: number): number {
  return Math.max(
    0,
    PEOPLE_STOPS.findLastIndex((stop) => stop <= people),
  );
}

/** Moves the slider beside the field with the head count to its number. */
export function syncSlider(field: HTMLInputElement): void {
  const slider = field.nextElementSibling as HTMLInputElement;
  const people = parseTypedNumber(field.value);
  if (people > 0) slider.value = String(nearestStop(people));
}
