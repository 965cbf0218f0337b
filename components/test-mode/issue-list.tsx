import type { Issue } from '#lib/test-mode/issue';
import { ExcerptLine } from './excerpt-line.tsx';
import styles from './issue-list.module.css';

const MAX_SHOWN = 100;

/** The validated text, and a callback that shows an offset in it. Without them the issues have no excerpt and no button. */
type Source = { text?: string; onShow?: (offset: number) => void };

type IssueListProps = Source & { errors: Issue[]; warnings: Issue[] };

/** Errors, which prevent loading, then warnings. Screen readers announce the list when it appears. */
export function IssueList({ errors, warnings, ...source }: IssueListProps) {
  return (
    <div role="alert" className={styles.issues}>
      <Group title={`${count(errors, 'error')}, nothing was loaded`} issues={errors} kind="error" {...source} />
      <Group
        title={`${count(warnings, 'warning')}, nothing that stops a load`}
        issues={warnings}
        kind="warning"
        {...source}
      />
    </div>
  );
}

function Group({
  title,
  issues,
  kind,
  ...source
}: Source & { title: string; issues: Issue[]; kind: 'error' | 'warning' }) {
  if (issues.length === 0) return null;
  return (
    <section className={styles.group} data-kind={kind}>
      <h2 className={styles.title}>{title}</h2>
      <ol>
        {issues.slice(0, MAX_SHOWN).map((issue) => (
          <li key={JSON.stringify([issue.path, issue.message, issue.offset])} tabIndex={-1} data-problem={kind}>
            <IssueItem issue={issue} {...source} />
          </li>
        ))}
      </ol>
      {issues.length > MAX_SHOWN && <p>{`And ${issues.length - MAX_SHOWN} more.`}</p>}
    </section>
  );
}

function IssueItem({
  issue: { entry, field, message, hint, line, column, offset },
  text,
  onShow,
}: Source & { issue: Issue }) {
  return (
    <>
      <b>
        <bdi>{field ? `${entry}: ${field}` : entry}</bdi>
      </b>
      <bdi>{message}</bdi>
      {hint && <small>{hint}</small>}
      {text !== undefined && offset !== undefined && <ExcerptLine text={text} offset={offset} />}
      {line !== undefined && (
        <span className={styles.position}>
          <small>{`Line ${line}, column ${column}`}</small>
          {onShow && offset !== undefined && (
            <button type="button" className={styles.show} onClick={() => onShow(offset)}>
              Show <span className="visually-hidden">{`line ${line}, column ${column} in the field`}</span>
            </button>
          )}
        </span>
      )}
    </>
  );
}

function count(issues: Issue[], noun: string): string {
  return issues.length === 1 ? `1 ${noun}` : `${issues.length} ${noun}s`;
}
