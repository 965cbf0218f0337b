const WHOLE = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const CENTS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Whole US dollars, such as $5,475. */
export function formatDollars(amount: number): string {
  return WHOLE.format(amount);
}

/** A share per person with cents, such as $121.67; empty when there is nobody to share with. */
export function formatPerPerson(total: number, people: number): string {
  return people > 0 ? CENTS.format(total / people) : '';
}
