import { fieldRefusal, type PriceShown, type Refusal } from '#lib/leads/endpoint/outcome';
import { answersOfForm } from '#lib/quote/form-answers';
import { priceOf, type Price, type PriceInput } from '#lib/quote/price';
import type { FieldErrors } from '#lib/quote/request-schema';
import { getGames } from '#lib/site/read';
import { errorsBeforePrice, errorsBeforeSending, type UncheckedAnswers } from './check-answers.ts';
import { plainValuesOf, type PlainValues } from './plain-values.ts';
import { fieldsOfPreset, isPreset } from './preset-fields.ts';
import { settleCity } from './settle-city.ts';

/*
 * Glossary
 *   plain form   the whole quote on one page, for browsers that run no scripts; it has two buttons
 *   intent       the button that was pressed: `price` stores nothing, `send` stores the request
 *   preset       a shorter form of another page (a place and a head count) that asks for a price with its own field names
 *   settled      answered without the store: a price, or what is wrong
 */

/** A price, which stands in the quote unless a preset did not tell enough, or what is wrong. */
export type Settled = PriceShown | Refusal;

export type PlainQuote = {
  /** What goes back into the form. */
  values: PlainValues;
  /** The same in the shape of the JSON request. */
  answers: UncheckedAnswers;
  /** Undefined until event, city and head count can be priced. */
  price?: Price;
  /** How the city was understood, for people; empty when there is nothing to say. */
  cityNote: string;
  /** Undefined when the answers are right and are to be stored. */
  settled?: Settled;
};

/** Reads the plain form; undefined for every other form, which is one without a known `intent`. */
export function parsePlainQuote(fields: URLSearchParams, now: Date): PlainQuote | undefined {
  const intent = fields.get('intent');
  if (intent !== 'price' && intent !== 'send') return undefined;
  const preset = intent === 'price' && isPreset(fields);
  const own = new URLSearchParams(preset ? fieldsOfPreset(fields) : fields);
  own.delete('intent');

  const typed = plainValuesOf(own);
  const city = settleCity(typed);
  const { city: _typed, ...others } = answersOfForm(own);
  const answers = { ...others, ...city.answers };
  const values = { ...typed, city: city.value };
  const missing = errorsBeforePrice(answers);
  const price = isEmpty(missing) ? priceOf({ city: '', ...answers } as PriceInput) : undefined;
  const quote = { values, answers, price, cityNote: city.note };

  // A preset did not ask for all of it, so what it leaves out is nobody's mistake.
  if (preset) return { ...quote, settled: settle(amongTyped(missing, values)) };
  if (intent === 'price') return { ...quote, settled: settle(missing) };
  const errors = errorsBeforeSending(answers, getGames(), now);
  return isEmpty(errors) ? quote : { ...quote, settled: settle(errors) };
}

function settle(errors: FieldErrors): Settled {
  return isEmpty(errors) ? { status: 200, isPrice: true } : fieldRefusal(errors);
}

function amongTyped(errors: FieldErrors, values: PlainValues): FieldErrors {
  const isTyped = (name: string) => values[name as keyof PlainValues] !== '';
  return Object.fromEntries(Object.entries(errors).filter(([name]) => isTyped(name)));
}

function isEmpty(errors: FieldErrors): boolean {
  return Object.keys(errors).length === 0;
}
