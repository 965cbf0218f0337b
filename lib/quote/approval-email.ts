import type { ApprovalFacts } from './approval-pack.ts';

/** Lines end with LF. */
export type Email = { subject: string; body: string };

type EmailParts = {
  facts: ApprovalFacts;
  copy: { included: readonly string[]; notIncluded: readonly string[]; emailNote: string };
  /** Opens the wizard with the same answers. */
  link: string;
  company: { name: string; phone: string; email: string };
};

/** The message that a visitor passes on to whoever approves the event, as plain text without the visitor's own details. */
export function approvalEmail({ facts, copy, link, company }: EmailParts): Email {
  const blocks = [
    ['Hi,'],
    ['I would like your approval for a team event.'],
    [
      facts.title,
      `Game: ${facts.game}`,
      `Dates: ${facts.dates.join(', or ') || 'flexible'}`,
      ...facts.lines.map(({ what, amount }) => `${what}: ${amount}`),
      `Total: ${facts.total} before tax, ${facts.perPerson} a person`,
      `Quote ${facts.reference}, valid until ${facts.expiry}`,
    ],
    [`Included: ${listed(copy.included)}.`, `Not included: ${listed(copy.notIncluded)}.`],
    [copy.emailNote, 'Nothing is booked or charged so far.'],
    [`The price with its working: ${link}`, `Questions: ${company.name}, ${company.phone}, ${company.email}`],
  ];
  return {
    subject: `${facts.title}: ${facts.total} in total`,
    body: blocks.map((lines) => lines.join('\n')).join('\n\n'),
  };
}

/** A mailto: address (RFC 6068) that opens the message, addressed to nobody yet. */
export function mailHref({ subject, body }: Email): string {
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
}

/** Lines of a list as one sentence; lines that hold a comma are kept apart by semicolons. */
function listed(lines: readonly string[]): string {
  return lines.map((line) => line.charAt(0).toLowerCase() + line.slice(1)).join('; ');
}
