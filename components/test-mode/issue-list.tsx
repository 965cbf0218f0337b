import type { Issue } from '#lib/test-mode/issue';
import styles from './issue-list.module.css';

const MOST_SHOWN = 100;

/** Everything that stops a load, then everything worth knowing. Read out as soon as it appears. */
export function IssueList({ errors, warnings }: { errors: Issue[]; warnings: Issue[] }) {
  return (
    <div role="alert" className={styles.issues}>
      <Group title={`${count(errors, 'error')}, nothing was loaded`} issues={errors} kind="error" />
      <Group title={`${count(warnings, 'warning')}, nothing that stops a load`} issues={warnings} kind="warning" />
    </div>
  );
}

function Group({ title, issues, kind }: { title: string; issues: Issue[]; kind: 'error' | 'warning' }) {
  if (issues.length === 0) return null;
  return (
    <section className={styles.group} data-kind={kind}>
      <h3 className={styles.title}>{title}</h3>
      <ol>
        {issues.slice(0, MOST_SHOWN).map(({ path, entry, field, message, line, column }) => (
          <li key={JSON.stringify([path, message])}>
            <b>{field ? `${entry}: ${field}` : entry}</b>
            <span>{message}</span>
            {line !== undefined && (
              <small>
                Line {line}, column {column}
              </small>
            )}
          </li>
        ))}
      </ol>
      {issues.length > MOST_SHOWN && <p>And {issues.length - MOST_SHOWN} more.</p>}
    </section>
  );
}

function count(issues: Issue[], noun: string): string {
  return issues.length === 1 ? `1 ${noun}` : `${issues.length} ${noun}s`;
}
