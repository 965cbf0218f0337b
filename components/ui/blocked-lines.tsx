import type { CSSProperties } from 'react';
import { blockOf } from '#lib/illustration/lettering/blocked';
import styles from './blocked-lines.module.css';

type BlockedLinesProps = {
  as: 'h1' | 'p';
  /** Sets the font size; `--em` is how many em the block is wide. */
  className?: string | undefined;
  /** Up to three. */
  lines: readonly string[];
  /** The widest that a line may be set, in percent of the face's width. */
  widest?: number;
};

/** Big type: lines of one size that come out equally long, because each is set at another width of the display face. */
export function BlockedLines({ as: Tag, className = '', lines, widest }: BlockedLinesProps) {
  const { stretches, em } = blockOf(lines, widest);
  const widths = Object.fromEntries(stretches.map((stretch, index) => [`--line-${index + 1}`, `${stretch}%`]));
  return (
    <Tag className={`display ${styles.lines} ${className}`} style={{ '--em': em, ...widths } as CSSProperties}>
      {lines.map((line, index) => (
        <span key={index}>{`${line} `}</span>
      ))}
    </Tag>
  );
}
