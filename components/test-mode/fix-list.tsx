import type { Change, Piece } from '#lib/test-mode/fix-changes';
import type { Fix } from '#lib/test-mode/fixes';
import styles from './fix-list.module.css';

type FixListProps = { fixes: Fix[]; onAccept: (ids: string[]) => void };

/** The offered fixes for the text in the field, shown as changes. Nothing changes until the visitor accepts one. */
export function FixList({ fixes, onAccept }: FixListProps) {
  if (fixes.length === 0) return null;
  return (
    <section className={styles.fixes} aria-labelledby="fixes">
      <h2 id="fixes" className={styles.title}>
        {fixes.length === 1 ? 'This can be put right' : 'These can be put right'}
      </h2>
      <p>It often happens on the way through a chat or a document. The field changes only when you say so.</p>
      <ol>
        {fixes.map(({ id, title, changes, count }) => (
          <li key={id}>
            <b>{title}</b>
            {changes.map((change) => (
              <ChangedLine key={change.line} {...change} />
            ))}
            {count > changes.length && <p>{`And ${formatMoreLines(count - changes.length)}.`}</p>}
            <button type="button" className={styles.accept} onClick={() => onAccept([id])}>
              Apply<span className="visually-hidden">{`: ${title}`}</span>
            </button>
          </li>
        ))}
      </ol>
      {fixes.length > 1 && (
        <button
          type="button"
          className={`button ${styles.all}`}
          data-variant="plain"
          onClick={() => onAccept(fixes.map(({ id }) => id))}
        >
          <i aria-hidden="true" />
          <span>{`Apply all ${fixes.length}`}</span>
        </button>
      )}
    </section>
  );
}

function ChangedLine({ line, before, after }: Change) {
  return (
    <dl className={styles.change}>
      <dt>{`Line ${line}, now`}</dt>
      <dd>
        <Code pieces={before} Changed="del" />
      </dd>
      <dt>Then</dt>
      <dd>
        <Code pieces={after} Changed="ins" />
      </dd>
    </dl>
  );
}

function Code({ pieces, Changed }: { pieces: Piece[]; Changed: 'del' | 'ins' }) {
  return (
    <code dir="ltr">
      {pieces.map(({ text, isChanged }, index) =>
        isChanged ? <Changed key={index}>{text}</Changed> : <bdi key={index}>{text}</bdi>,
      )}
      {pieces.length === 0 && <span>Nothing</span>}
    </code>
  );
}

function formatMoreLines(count: number): string {
  return count === 1 ? '1 more line like this' : `${count} more lines like this`;
}
