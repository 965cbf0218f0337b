import type { Email } from '#lib/quote/approval-email';
import type { ApprovalFacts, ApprovalPrice } from '#lib/quote/approval-pack';
import { PER_CHILD_TEXT } from '#lib/quote/per-child';
import type { ConfirmationContent } from './confirmation-content.ts';
import styles from './confirmation-pack.module.css';

type ConfirmationPackProps = {
  facts: ApprovalFacts;
  email: Email;
  /** The name of the visitor; may be empty. */
  requester: string;
  content: ConfirmationContent;
};

/** The approval pack: one printed page for the approver. Hidden on screens. */
export function ConfirmationPack({
  facts,
  email,
  requester,
  content: { company, pack, policies },
}: ConfirmationPackProps) {
  const { reference, title, game, dates, heldUntil, price, expiry } = facts;
  const details = [
    ['Reference', reference],
    ['Valid until', price ? expiry : ''],
    ['Game', game],
    ['Asked for by', requester],
    ['Days that would suit', dates.join(', or ')],
    ['The start is held until', heldUntil],
  ].filter(([, value]) => value);
  return (
    <article className={styles.pack}>
      <p className={styles.kind}>
        {company.name}. {pack.title}.
      </p>
      <h2 className={styles.title}>{title}</h2>
      <dl className={styles.details}>
        {details.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {price ? <PriceTable {...price} /> : <p>{PER_CHILD_TEXT}</p>}
      <div className={styles.columns}>
        <BulletList title="Included" lines={pack.included} />
        <BulletList title="Not included" lines={pack.notIncluded} />
      </div>
      <h3>Terms and papers</h3>
      <dl className={styles.papers}>
        {pack.papers.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}.</dt> <dd>{text}</dd>
          </div>
        ))}
        {policies.rows.map(({ change, free, later }) => (
          <div key={change}>
            <dt>{change}.</dt>{' '}
            <dd>
              Free until {free.charAt(0).toLowerCase() + free.slice(1)} After that: {later}
            </dd>
          </div>
        ))}
        <div>
          <dd>{policies.note}</dd>
        </div>
      </dl>
      <h3>An email to forward</h3>
      <div className={styles.email}>
        <p>
          <b>{email.subject}</b>
        </p>
        <p>{email.body}</p>
      </div>
      <p className={styles.contact}>
        {company.name}, {company.phone}, {company.email}
      </p>
    </article>
  );
}

function PriceTable({ lines, total, perPerson }: ApprovalPrice) {
  return (
    <table className={styles.price}>
      <tbody>
        {lines.map(({ what, reason, amount }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{reason}</td>
            <td>{amount}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">Total</th>
          <td>{perPerson} a person, before tax</td>
          <td>{total}</td>
        </tr>
      </tbody>
    </table>
  );
}

function BulletList({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
