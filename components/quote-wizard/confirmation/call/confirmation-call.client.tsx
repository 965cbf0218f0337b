'use client';

import { useRef, useState } from 'react';
import type { PublicBookable } from '#lib/availability/public-bookable';
import { getZoneCity } from '#lib/content/zone-city';
import { NEEDS_SCRIPTS } from '#lib/delivery/html/html-markers';
import type { CallReceipt, SentQuote } from '#lib/quote/sent-quote';
import { saveCall } from '#components/quote-wizard/state/device-store.ts';
import { downloadCalendar } from '../confirmation-download.ts';
import { formatCallStart, type CallDay } from './call-days.ts';
import { createCallFile } from './call-file.ts';
import { CallTimes } from './call-times.client.tsx';
import styles from './confirmation-call.module.css';
import { fetchCallDays } from './fetch-call-days.ts';
import { sendCall } from './send-call.ts';

type ConfirmationCallProps = {
  /** The entry for calls. */
  bookable: PublicBookable;
  quote: SentQuote;
  company: { name: string; phone: string };
};

/** Offers free times for a call with a host, in the time zone of the visitor, and the call as a calendar file. */
export function ConfirmationCall({ bookable, quote, company }: ConfirmationCallProps) {
  const [call, setCall] = useState<CallReceipt | undefined>(quote.call ?? undefined);
  const [days, setDays] = useState<readonly CallDay[]>([]);
  const [isPending, setPending] = useState(false);
  const taken = useRef<string[]>([]);
  const [status, setStatus] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const { reference, answers } = quote;
  const howToTalk = answers.phone
    ? `We call you at ${answers.phone}.`
    : `You gave no phone number: call us then, at ${company.phone}, and say ${reference}.`;

  async function showTimes(notice = '') {
    setPending(true);
    setStatus(notice || 'Looking for free times.');
    const found = await fetchCallDays(bookable, getTimeZone(), taken.current).catch(() => undefined);
    setPending(false);
    setDays(found ?? []);
    setStatus(found && found.length > 0 ? notice : `${found ? NONE_FREE : NOT_AT_HAND} Call us at ${company.phone}.`);
    heading.current?.focus();
  }

  async function choose(start: string) {
    setPending(true);
    const result = await sendCall({ reference, start });
    setPending(false);
    if ('start' in result) {
      saveCall(quote, result);
      setCall(result);
      setDays([]);
      setStatus(`The call is set: ${formatCallStart(result.start, getTimeZone())}. ${howToTalk}`);
      heading.current?.focus();
      return;
    }
    const message = result.message || `The call could not be set. Try again, or call us at ${company.phone}.`;
    if (!result.isTaken) return setStatus(message);
    taken.current.push(start);
    await showTimes(message);
  }

  return (
    <section aria-labelledby="sent-call" className={styles.call} {...NEEDS_SCRIPTS}>
      <h3 className="h3" id="sent-call" ref={heading} tabIndex={-1}>
        Talk to a host for {bookable.slotMinutes} minutes
      </h3>
      {days.length > 0 && <p>Times in your time zone, {getZoneCity(getTimeZone())}.</p>}
      <p className={styles.status} role="status">
        {status || (call && `The call is set: ${formatCallStart(call.start, getTimeZone())}. ${howToTalk}`)}
      </p>
      {days.length > 0 ? (
        <CallTimes
          key={days[0]!.times[0]!.start}
          days={days}
          isPending={isPending}
          onChoose={(start) => void choose(start)}
        />
      ) : (
        <p className={styles.actions}>
          {call && (
            <button
              className="button"
              data-variant="plain"
              type="button"
              onClick={() => {
                const file = createCallFile({ call, reference, howToTalk, company: company.name });
                downloadCalendar(file.name, file.text);
              }}
            >
              <i aria-hidden="true" />
              Save it to your calendar
            </button>
          )}
          <button
            className="button"
            data-variant="plain"
            type="button"
            aria-disabled={isPending}
            onClick={() => {
              if (!isPending) void showTimes();
            }}
          >
            <i aria-hidden="true" />
            {call ? 'Choose another time' : 'See free times'}
          </button>
        </p>
      )}
    </section>
  );
}

const NONE_FREE = 'There is no free time in the next weeks.';
const NOT_AT_HAND = 'Our calendar is not at hand.';

function getTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
