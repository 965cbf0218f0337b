type ProseProps = {
  /** HTML from `renderMarkdown`. */
  html: string;
  className?: string;
  /** True to set headings in the left column, for a page that is one long text. */
  hasHangingHeadings?: boolean;
};

/** Only paragraphs, links and emphasis, as most texts. */
const IS_PLAIN = /^(?:[^<]|<\/?(?:p|a|em|strong|br)\b)*$/;

/** Text from markdown. Only text with lists, tables or headings gets the class of their rules, so that the CSS of other pages is purged of them. */
export function Prose({ html, className = '', hasHangingHeadings = false }: ProseProps) {
  const kind = IS_PLAIN.test(html) ? 'prose' : 'prose rich-prose';
  return (
    <div
      className={`${kind} ${className}`.trim()}
      data-hanging={hasHangingHeadings || undefined}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
