import { HONEYPOT_FIELD } from '#lib/quote/sending-hints';

/** Text for the fields that autofill does not fill in. */
const TYPED_VALUES: Record<string, string> = { participantSize: '12', description: 'Two crews of six' };

/** Autofill values by token of the attribute autocomplete. */
const AUTOFILL_VALUES: Record<string, string> = {
  'given-name': 'Dana',
  'family-name': 'Ruiz',
  email: 'dana@example.com',
  tel: '+1 415 555 0142',
  'address-level2': 'Oakland, CA, USA',
};

/** A field of a form on a page. `autocomplete` is the token for browsers and password managers; empty for "off". */
export type FormField = { name: string; value: string; autocomplete: string; isHidden: boolean };

/** The fields of the form on a page that browsers post without scripts, with the hidden ones of React. Throws when the page has none. */
export async function fetchForm(origin: string, page: string): Promise<FormField[]> {
  const html = await (await fetch(origin + page)).text();
  const form = /<form[^>]*method="POST"[^>]*>(.*?)<\/form>/is.exec(html)?.[1];
  if (form === undefined) throw new Error(`${page} has no form that browsers post.`);
  return [...form.matchAll(/<(?:input|textarea|select)\b([^>]*)>/g)].flatMap(([, attributes = '']) => {
    const valueOf = (name: string) =>
      (new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(attributes)?.[1] ?? '').replaceAll('&quot;', '"');
    const autocomplete = valueOf('autocomplete');
    const field = {
      name: valueOf('name'),
      value: valueOf('value'),
      autocomplete: autocomplete === 'off' ? '' : autocomplete,
      isHidden: valueOf('type') === 'hidden',
    };
    return field.name ? [field] : [];
  });
}

/** Visitors see all fields except the honeypot. */
export function fillByHand(fields: FormField[], people: string): Record<string, string> {
  return fillFields(fields, ({ name, autocomplete }) =>
    name === HONEYPOT_FIELD
      ? ''
      : name === 'participantSize'
        ? people
        : (AUTOFILL_VALUES[autocomplete] ?? TYPED_VALUES[name] ?? ''),
  );
}

/** Fills known values by the token or the name of a field; a visitor types the rest. */
export function fillByPasswordManager(fields: FormField[]): Record<string, string> {
  const byName = ({ name }: FormField) =>
    Object.entries(AUTOFILL_VALUES).find(([token]) => name.toLowerCase().includes(token.split('-')[0]!))?.[1];
  return fillFields(
    fields,
    (field) =>
      AUTOFILL_VALUES[field.autocomplete] ??
      byName(field) ??
      (field.name === HONEYPOT_FIELD ? '' : (TYPED_VALUES[field.name] ?? '')),
  );
}

export function fillByBot(fields: FormField[]): Record<string, string> {
  return fillFields(fields, ({ name, autocomplete }) =>
    name === 'participantSize' ? '13' : (AUTOFILL_VALUES[autocomplete] ?? TYPED_VALUES[name] ?? 'Great offer'),
  );
}

function fillFields(fields: FormField[], fill: (field: FormField) => string): Record<string, string> {
  return Object.fromEntries(fields.map((field) => [field.name, field.isHidden ? field.value : fill(field)]));
}
