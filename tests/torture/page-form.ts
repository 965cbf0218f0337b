import { TRAP_FIELD } from '#lib/quote/sending-hints';

/** What somebody types into the fields that nothing fills in for them. */
const TYPED: Record<string, string> = { participantSize: '12', description: 'Two crews of six' };

/** What browsers and password managers know, by the tokens of the attribute autocomplete. */
const KNOWN: Record<string, string> = {
  'given-name': 'Dana',
  'family-name': 'Ruiz',
  email: 'dana@example.com',
  tel: '+1 415 555 0142',
  'address-level2': 'Oakland, CA, USA',
};

/** A field of a form as a page shows it. `fills` is what browsers and password managers look at; empty when they are told not to. */
export type FormField = { name: string; value: string; fills: string; isHidden: boolean };

/** The fields of the form on a page that posts to the endpoint. Throws when there is none. */
export async function readForm(origin: string, page: string): Promise<FormField[]> {
  const html = await (await fetch(origin + page)).text();
  const form = /<form[^>]*action="\/api\/quotes"[^>]*>(.*?)<\/form>/s.exec(html)?.[1];
  if (form === undefined) throw new Error(`${page} has no form that posts to /api/quotes.`);
  return [...form.matchAll(/<(?:input|textarea|select)\b([^>]*)>/g)].flatMap(([, attributes = '']) => {
    const valueOf = (name: string) => new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(attributes)?.[1] ?? '';
    const fills = valueOf('autocomplete');
    const field = {
      name: valueOf('name'),
      value: valueOf('value'),
      fills: fills === 'off' ? '' : fills,
      isHidden: valueOf('type') === 'hidden',
    };
    return field.name ? [field] : [];
  });
}

/** Somebody sees all fields but the trap. */
export function byHand(fields: FormField[], people: string): Record<string, string> {
  return filled(fields, ({ name, fills }) =>
    name === TRAP_FIELD ? '' : name === 'participantSize' ? people : (KNOWN[fills] ?? TYPED[name] ?? ''),
  );
}

/** Fills what it knows by the token or the name of a field, and somebody types the rest. */
export function byManager(fields: FormField[]): Record<string, string> {
  const byName = ({ name }: FormField) =>
    Object.entries(KNOWN).find(([token]) => name.toLowerCase().includes(token.split('-')[0]!))?.[1];
  return filled(
    fields,
    (field) => KNOWN[field.fills] ?? byName(field) ?? (field.name === TRAP_FIELD ? '' : (TYPED[field.name] ?? '')),
  );
}

export function byProgram(fields: FormField[]): Record<string, string> {
  return filled(fields, ({ name, fills }) =>
    name === 'participantSize' ? '13' : (KNOWN[fills] ?? TYPED[name] ?? 'Great offer'),
  );
}

function filled(fields: FormField[], fill: (field: FormField) => string): Record<string, string> {
  return Object.fromEntries(fields.map((field) => [field.name, field.isHidden ? field.value : fill(field)]));
}
