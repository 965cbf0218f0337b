import { fieldRefusal, type PriceOnly, type Refusal } from '#lib/leads/http/outcome';
import { parseFormAnswers } from '#lib/quote/form-answers';
import { priceOf, type Price, type PriceInput } from '#lib/quote/price';
import type { FieldErrors } from '#lib/quote/request-schema';
import { getGames } from '#lib/pages/read';
import { findPriceErrors, findSubmitErrors, type UncheckedAnswers } from './check-answers.ts';
import { parseFormValues, type FormValues } from './form-values.ts';
import { toFormFields, isPreset } from './preset-form.ts';
import { resolveCity } from './resolve-city.ts';

/** A price (missing when a preset has too few answers), or the errors. */
export type EarlyOutcome = PriceOnly | Refusal;

export type NoScriptForm = {
  /** The values to show in the form again. */
  values: FormValues;
  /** The same values in the shape of the JSON request. */
  answers: UncheckedAnswers;
  /** Undefined until event, city and head count are valid. */
  price?: Price;
  /** A sentence about the recognized city; may be empty. */
  cityNote: string;
  /** Undefined when the answers are valid and the request is to be stored. */
  outcome?: EarlyOutcome;
};

/**
 * Parses the no-script form, which has the whole quote on one page. The field `intent` is its submit button: `price` stores
 * nothing, `send` stores the request. A preset form is a shorter form on another page (a place and a head count) that
 * requests a price with its own field names. Undefined for any other form.
 */
export function parseForm(fields: URLSearchParams, now: Date): NoScriptForm | undefined {
  const intent = fields.get('intent');
  if (intent !== 'price' && intent !== 'send') return undefined;
  const preset = intent === 'price' && isPreset(fields);
  const own = new URLSearchParams(preset ? toFormFields(fields) : fields);
  own.delete('intent');

  const typed = parseFormValues(own);
  const city = resolveCity(typed);
  const { city: _typed, ...others } = parseFormAnswers(own);
  const answers = { ...others, ...city.answers };
  const values = { ...typed, city: city.value };
  const missing = findPriceErrors(answers);
  const price = isEmpty(missing) ? priceOf({ city: '', ...answers } as PriceInput) : undefined;
  const quote = { values, answers, price, cityNote: city.note };

  // A preset form lacks some fields, so missing answers are not errors.
  if (preset) return { ...quote, outcome: toOutcome(onlyTyped(missing, values)) };
  if (intent === 'price') return { ...quote, outcome: toOutcome(missing) };
  const errors = findSubmitErrors(answers, getGames(), now);
  return isEmpty(errors) ? quote : { ...quote, outcome: toOutcome(errors) };
}

function toOutcome(errors: FieldErrors): EarlyOutcome {
  return isEmpty(errors) ? { status: 200, isPrice: true } : fieldRefusal(errors);
}

function onlyTyped(errors: FieldErrors, values: FormValues): FieldErrors {
  const isTyped = (name: string) => values[name as keyof FormValues] !== '';
  return Object.fromEntries(Object.entries(errors).filter(([name]) => isTyped(name)));
}

function isEmpty(errors: FieldErrors): boolean {
  return Object.keys(errors).length === 0;
}
