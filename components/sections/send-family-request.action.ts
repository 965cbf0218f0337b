'use server';

import { headers } from 'next/headers';
import { getQuoteEndpoint } from '#lib/leads/http/quote-endpoint';
import { sendForm } from '#lib/leads/quote-form/send-form';
import { withFamilyMessages } from '#lib/quote/family-messages';
import { parseFormAnswers, toText } from '#lib/quote/form-answers';
import { FAMILY_FIELDS, type FamilyReply } from './family-request.ts';

/** Answers the form for families that the browser posted, because it has no scripts or React has not hydrated the page yet. */
export async function sendFamilyRequest(_previous: FamilyReply, form: FormData): Promise<FamilyReply> {
  const result = await sendForm(parseFormAnswers(form), await headers(), getQuoteEndpoint());
  if ('reference' in result) return { reference: result.reference };
  const values = Object.fromEntries(FAMILY_FIELDS.map((name) => [name, toText(form.get(name))]));
  return { values, errors: withFamilyMessages(result.errors), hasFailed: result.status !== 422 };
}
