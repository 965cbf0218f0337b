import { z } from 'zod';
import '#lib/content/zod-without-eval';
import { isLoopback } from '#lib/content/loopback';
import { isSingleAddress } from '#lib/quote/email-address';
import { parseSmtpUrl, type SmtpServer } from './smtp-url.ts';

export type EmailSettings = { server: SmtpServer; to: string; from: string };

/** `key` is the secret as bytes. */
export type WebhookSettings = { url: URL; key: Buffer };

/** What is configured, and a sentence for each wrong or missing variable. It starts with the variable's name and contains no value. */
export type DeliverySettings = { email?: EmailSettings; webhook?: WebhookSettings; problems: string[] };

const EXAMPLES = {
  SMTP_URL: 'smtps://user:password@mail.example.com:465',
  QUOTE_EMAIL_TO: 'desk@example.com',
  QUOTE_EMAIL_FROM: 'quotes@example.com',
  WEBHOOK_URL: 'https://crm.example.com/hooks/quotes',
  WEBHOOK_SECRET: 'whsec_ and the output of: openssl rand -base64 32',
} as const;

type Variable = keyof typeof EXAMPLES;

const address = z.string().refine(isSingleAddress, 'is not one plain email address');

/** One field for each variable. An empty variable counts as not set. */
const SettingsSchema = z.object({
  SMTP_URL: z
    .string()
    .transform((text, context) => {
      const server = parseSmtpUrl(text);
      if (typeof server !== 'string') return server;
      context.addIssue(server);
      return z.NEVER;
    })
    .optional()
    .describe('the mail server'),
  QUOTE_EMAIL_TO: address.optional().describe('who gets each quote, one address'),
  QUOTE_EMAIL_FROM: address.optional().describe('the sender of all emails, one address that the mail server accepts'),
  WEBHOOK_URL: z
    .string()
    .refine((text) => URL.canParse(text), 'is not an address')
    .transform((text) => new URL(text))
    .refine(isSafeToPost, 'must start with https:// (http:// only on this machine)')
    .refine(({ username, password }) => !username && !password, 'must not hold a user or password')
    .optional()
    .describe('where each quote is posted as JSON'),
  WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]+={0,2}$/, 'must be whsec_ and base64')
    .transform((text) => Buffer.from(text.slice('whsec_'.length), 'base64'))
    .refine(({ length }) => length >= 24 && length <= 64, 'must hold 24 to 64 bytes')
    .optional()
    .describe('what the webhook is signed with'),
});

/** Variables that must be set together. */
const GROUPS: { consequence: string; variables: Variable[] }[] = [
  { consequence: 'No email is sent', variables: ['SMTP_URL', 'QUOTE_EMAIL_TO', 'QUOTE_EMAIL_FROM'] },
  { consequence: 'No webhook is called', variables: ['WEBHOOK_URL', 'WEBHOOK_SECRET'] },
];

/** Reads the delivery settings. Never throws: an invalid setting counts as not configured and is listed in `problems`. */
export function readDeliverySettings(env: Record<string, string | undefined>): DeliverySettings {
  const given = Object.fromEntries(
    (Object.keys(EXAMPLES) as Variable[]).flatMap((name) => (env[name]?.trim() ? [[name, env[name].trim()]] : [])),
  );
  const problems: string[] = [];
  const invalid = new Set<string>();
  for (const issue of SettingsSchema.safeParse(given).error?.issues ?? []) {
    const name = issue.path[0] as Variable;
    if (invalid.has(name)) continue;
    invalid.add(name);
    problems.push(`${name} ${issue.message}. ${describeConsequence(name)} Write it like this: ${EXAMPLES[name]}`);
  }
  for (const { consequence, variables } of GROUPS) {
    if (!variables.some((name) => name in given)) continue;
    for (const name of variables.filter((one) => !(one in given))) {
      problems.push(
        `${name} is missing. ${consequence} until ${formatList(variables)} are all set. Write it like this: ${EXAMPLES[name]}`,
      );
    }
  }
  const valid = Object.fromEntries(Object.entries(given).filter(([name]) => !invalid.has(name)));
  const {
    SMTP_URL: server,
    QUOTE_EMAIL_TO: to,
    QUOTE_EMAIL_FROM: from,
    WEBHOOK_URL: url,
    WEBHOOK_SECRET: key,
  } = SettingsSchema.parse(valid);
  return {
    ...(server && to && from && { email: { server, to, from } }),
    ...(url && key && { webhook: { url, key } }),
    problems,
  };
}

function describeConsequence(name: Variable): string {
  return `${GROUPS.find(({ variables }) => variables.includes(name))?.consequence} until that is right.`;
}

function formatList(names: readonly string[]): string {
  return new Intl.ListFormat('en-US', { type: 'conjunction' }).format(names);
}

function isSafeToPost({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}
