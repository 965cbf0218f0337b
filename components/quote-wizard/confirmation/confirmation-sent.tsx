import { CALL_ID } from '#lib/availability/call-id';
import { findConnected } from '#lib/availability/find-bookable';
import { approvalEmail } from '#lib/quote/approval-email';
import { approvalFacts } from '#lib/quote/approval-pack';
import { nextSteps } from '#lib/quote/next-steps';
import type { PublicBookable } from '#lib/availability/public-bookable';
import type { SentQuote } from '#lib/quote/sent-quote';
import { PER_CHILD_TEXT } from '#lib/quote/per-child';
import { shareLink } from '#lib/quote/share-link';
import { AnswerList } from '../steps/answer-list.tsx';
import { apiUrl } from '#lib/content/api-url';
import { LazyCall } from './call/lazy-call.client.tsx';
import type { ConfirmationPage } from './confirmation-content.ts';
import { ConfirmationHold } from './confirmation-hold.tsx';
import { ConfirmationHolds } from './confirmation-holds.client.tsx';
import { ConfirmationPack } from './confirmation-pack.tsx';
import { createHoldFiles, type HeldStart } from './hold-files.ts';
import { ConfirmationShare } from './confirmation-share.client.tsx';
import { pawnsFor } from '../steps/crowd-caption.ts';
import { Crowd } from '../steps/crowd.tsx';
import { PriceWorking } from '../price-summary/price-working.tsx';
import styles from './quote-confirmation.module.css';
import { NEW_QUOTE_HREF } from '../state/new-quote.ts';
import { summaryLines } from '../price-summary/summary-lines.ts';

type ConfirmationSentProps = ConfirmationPage & {
  quote: SentQuote;
  /** The origin of the site, for the link to the same price. */
  origin: string;
};

/** A sent quote: the page on a screen, and the approval pack in print. */
export function ConfirmationSent({ quote, headline, lead, content, bookables = [], origin }: ConfirmationSentProps) {
  const { reference, price, answers, gameName } = quote;
  const { company, pack, travelReasons } = content;
  const bookable = findConnected(bookables, answers);
  const facts = approvalFacts(quote, travelReasons, bookable?.timeZone);
  const link = shareLink(origin, answers);
  const email = approvalEmail({ facts, copy: pack, link, company });
  const call =
    apiUrl('/api/calls') === undefined
      ? undefined
      : bookables.find(({ id, isConnected }) => id === CALL_ID && isConnected);
  const held = findHeldStart(quote, bookable);
  const files = createHoldFiles({ facts, link, company }, answers.preferredDates, held);
  return (
    <>
      <div className={styles.screen}>
        <div className={styles.head}>
          <div>
            <h1 className={`display ${styles.headline}`}>{headline}</h1>
            <p className={`lead ${styles.lead}`}>
              Thank you, {answers.firstName || 'player'}. {lead}
            </p>
          </div>
          <Crowd pawns={pawnsFor(answers.participantSize).pawns} />
        </div>
        <dl className={styles.card}>
          <Figure term="Reference" value={reference} />
          {facts.price ? (
            <>
              <Figure term="Total" value={facts.price.total} />
              <Figure term="Valid until" value={facts.expiry} />
            </>
          ) : (
            <Figure term="Price" value="Per child" />
          )}
        </dl>
        {quote.hold && answers.preferredStart && (
          <ConfirmationHold hold={quote.hold} start={answers.preferredStart} timeZone={bookable?.timeZone} />
        )}
        <div className={styles.columns}>
          <section aria-labelledby="sent-next">
            <h2 className="h3" id="sent-next">
              What happens next
            </h2>
            <ol className={styles.next}>
              {nextSteps(answers.email).map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <p className={styles.call}>
              Anything to add? Call <a href={company.phoneHref}>{company.phone}</a> and say {reference}.
            </p>
            {call && <LazyCall bookable={call} quote={quote} company={company} />}
          </section>
          <section aria-labelledby="sent-answers">
            <h2 className="h3" id="sent-answers">
              Your answers
            </h2>
            <div className={styles.answers}>
              <AnswerList lines={summaryLines(answers, gameName, bookable?.timeZone)} />
            </div>
            {facts.price ? <PriceWorking price={price} people={answers.participantSize} /> : <p>{PER_CHILD_TEXT}</p>}
          </section>
          <ConfirmationShare reference={reference} link={link} email={email} />
          {files.length > 0 && (
            <ConfirmationHolds
              files={files}
              hasStart={held !== undefined}
              reference={reference}
              sentAt={quote.sentAt}
              company={company.name}
            />
          )}
        </div>
        <p className={styles.again}>
          <a className="go" href={NEW_QUOTE_HREF}>
            Start another quote
          </a>
        </p>
      </div>
      <ConfirmationPack
        facts={facts}
        email={email}
        requester={`${answers.firstName} ${answers.lastName}`.trim()}
        content={content}
      />
    </>
  );
}

/** The start of a quote while it is held; undefined when its calendar is not connected, so that its length is not known. */
function findHeldStart({ hold, answers }: SentQuote, bookable: PublicBookable | undefined): HeldStart | undefined {
  if (!bookable || !answers.preferredStart || hold?.outcome !== 'held' || !hold.until) return undefined;
  const { slotMinutes, timeZone } = bookable;
  return { start: answers.preferredStart, until: hold.until, slotMinutes, timeZone };
}

function Figure({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className={`display ${styles.figure}`}>{value}</dd>
    </div>
  );
}
