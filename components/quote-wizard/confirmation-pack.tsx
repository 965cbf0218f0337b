import type { Email } from '#lib/quote/approval-email';
import type { ApprovalFacts } from '#lib/quote/approval-pack';
import type { ConfirmationContent } from './confirmation-content.ts';
import styles from './confirmation-pack.module.css';

type ConfirmationPackProps = {
  facts: ApprovalFacts;
  email: Email;
  /** Who asked; empty when no name is known. */
  asker: string;
  content: ConfirmationContent;
};

/** One sheet of paper for whoever signs. Seen in print only. */
export function ConfirmationPack({ facts, email, asker, content: { company, pack, policies } }: ConfirmationPackProps) {
  const { reference, title, game, dates, lines, total, perPerson, expiry } = facts;
  const particulars = [
    ['Reference', reference],
    ['Valid until', expiry],
    ['Game', game],
    ['Asked for by', asker],
    ['Days that would suit', dates.join(', or ')],
  ].filter(([, value]) => value);
  return (
    <article className={styles.pack}>
      <p className={styles.kind}>
        {company.name}. {pack.title}.
      </p>
      <h2 className={styles.title}>{title}</h2>
      <dl className={styles.particulars}>
        {particulars.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
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
      <div className={styles.pair}>
        <Lines title="Included" lines={pack.included} />
        <Lines title="Not included" lines={pack.notIncluded} />
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

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
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
