type ProseProps = {
  /** What the one markdown renderer made of a text. */
  html: string;
  className?: string;
  /** Headings hang in the left column, on a page that is one long text. */
  hasHungHeadings?: boolean;
  /** It begins below the first screen, so its CSS may load later. */
  isFar?: boolean;
};

/** Nothing but paragraphs, links and stress: most texts are. */
const IS_PLAIN = /^(?:[^<]|<\/?(?:p|a|em|strong|br)\b)*$/;

/** Text that comes from markdown. Only what has lists, tables or headings asks for their rules, so that other pages leave them out. */
export function Prose({ html, className = '', hasHungHeadings = false, isFar = false }: ProseProps) {
  const kind = IS_PLAIN.test(html) ? 'prose' : 'prose rich-prose';
  return (
    <div
      className={`${kind} ${className}`.trim()}
      data-hung={hasHungHeadings || undefined}
      data-far={isFar || undefined}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
