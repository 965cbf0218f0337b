import type { ApprovalFacts } from './approval-pack.ts';

/** Lines of `body` end with LF. */
export type Email = { subject: string; body: string };

type EmailParts = {
  facts: ApprovalFacts;
  copy: { included: readonly string[]; notIncluded: readonly string[]; emailNote: string };
  /** URL of the wizard with the same answers. */
  link: string;
  company: { name: string; phone: string; email: string };
};

/** The plain-text message that a visitor forwards to an approver. It has no personal data of the visitor. */
export function approvalEmail({ facts, copy, link, company }: EmailParts): Email {
  const { price } = facts;
  const blocks = [
    ['Hi,'],
    ['I would like your approval for a team event.'],
    [
      facts.title,
      `Game: ${facts.game}`,
      `Dates: ${facts.dates.join(', or ') || 'flexible'}`,
      ...(facts.heldUntil ? [`The start is held until ${facts.heldUntil}.`] : []),
      ...(price
        ? [
            ...price.lines.map(({ what, amount }) => `${what}: ${amount}`),
            `Total: ${price.total} before tax, ${price.perPerson} a person`,
            `Quote ${facts.reference}, valid until ${facts.expiry}`,
          ]
        : [`Price: per child, the figure follows`, `Request ${facts.reference}`]),
    ],
    [`Included: ${joinLines(copy.included)}.`, `Not included: ${joinLines(copy.notIncluded)}.`],
    [copy.emailNote, 'Nothing is booked or charged so far.'],
    [
      `${price ? 'The price with its working' : 'The same answers'}: ${link}`,
      `Questions: ${company.name}, ${company.phone}, ${company.email}`,
    ],
  ];
  return {
    subject: price ? `${facts.title}: ${price.total} in total` : facts.title,
    body: blocks.map((lines) => lines.join('\n')).join('\n\n'),
  };
}

/** Joins lines into one sentence. The separator is a semicolon because a line may contain commas. */
function joinLines(lines: readonly string[]): string {
  return lines.map((line) => line.charAt(0).toLowerCase() + line.slice(1)).join('; ');
}
