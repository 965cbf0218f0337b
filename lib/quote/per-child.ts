/** Families pay per child, and never the company price. The rule price of their quote is stored, but never shown to them. */
export function isPricedPerChild(typeOfEvent: string): boolean {
  return typeOfEvent === 'homeschool';
}

export const PER_CHILD = 'Priced per child';

export const PER_CHILD_TEXT =
  'Families pay per child, never the company price. Send your numbers, and we answer with the figure.';
