import { getCallId, renderCalendar } from '#lib/quote/calendar';
import type { CallReceipt } from '#lib/quote/sent-quote';

const MINUTE_MS = 60_000;

type Call = { call: CallReceipt; reference: string; howToTalk: string; company: string };

/** The call as a calendar file for the visitor. Choosing again gives an event with the same id, so that saving it moves the first one. */
export function createCallFile({ call, reference, howToTalk, company }: Call): { name: string; text: string } {
  const startsAt = Date.parse(call.start);
  const event = {
    id: getCallId(reference),
    when: { startsAt, endsAt: startsAt + call.minutes * MINUTE_MS },
    status: 'CONFIRMED' as const,
    summary: `Call with ${company}`,
    description: `About quote ${reference}. ${howToTalk}`,
    place: '',
  };
  return { name: `call-${reference}.ics`, text: renderCalendar({ company, writtenAt: new Date(), events: [event] }) };
}
