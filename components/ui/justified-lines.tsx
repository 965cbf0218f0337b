import type { CSSProperties } from 'react';
import { fitLines } from './fit-lines.ts';
import styles from './justified-lines.module.css';

type JustifiedLinesProps = {
  as: 'h1' | 'p';
  /** Sets the font size. `--em` is the width of the block in em. */
  className?: string | undefined;
  /** Up to three. */
  lines: readonly string[];
  /** Maximum `font-stretch` of a line, in percent. */
  maxWidthPercent?: number;
};

/** A headline whose lines have the same font size and the same length: each line has its own width of the variable display font. */
export function JustifiedLines({ as: Tag, className = '', lines, maxWidthPercent }: JustifiedLinesProps) {
  const { stretches, em } = fitLines(lines, maxWidthPercent);
  const widths = Object.fromEntries(stretches.map((stretch, index) => [`--line-${index + 1}`, `${stretch}%`]));
  return (
    <Tag className={`display ${styles.lines} ${className}`} style={{ '--em': em, ...widths } as CSSProperties}>
      {lines.map((line, index) => (
        <span key={index}>{`${line} `}</span>
      ))}
    </Tag>
  );
}
