import { renderMarkdown } from '#lib/content/markdown';
import { toAnchorId } from '#lib/content/to-anchor-id';
import { htmlToText } from '#lib/content/html-to-text';

/** The heading of a section, with its anchor. */
export type SectionHeading = { id: string; title: string };

export type Article = {
  /** The HTML of the first sections. Every second-level heading has an anchor. */
  opening: string;
  /** The HTML of the other sections; may be empty. */
  rest: string;
  /** The plain text above the first heading. */
  intro: string;
  sections: (SectionHeading & { text: string })[];
};

/** Anchors that every page of a post uses outside its text. */
const RESERVED_ANCHORS = ['main', 'share'];

/** The minimum length of the opening, in characters. With the hero it fills two and a half screens of a phone. */
const MIN_OPENING_LENGTH = 1_100;

const HEADING = /<h2>(.*?)<\/h2>/g;

/** Renders the text of a post and splits it at its second-level headings. Anchors are made of the words of a heading. */
export function renderArticle(markdown: string): Article {
  const [introHtml = '', ...pieces] = renderMarkdown(markdown).split(HEADING);
  const intro = htmlToText(introHtml);
  const anchorCounts = new Map(RESERVED_ANCHORS.map((id) => [id, 1]));
  let opening = introHtml;
  let rest = '';
  let length = intro.length;
  const sections: Article['sections'] = [];
  for (let index = 0; index < pieces.length; index += 2) {
    const heading = pieces[index] ?? '';
    const body = pieces[index + 1] ?? '';
    const title = htmlToText(heading);
    const id = createAnchor(title, anchorCounts);
    const text = htmlToText(body);
    sections.push({ id, title, text });
    const part = `<h2 id="${id}">${heading}</h2>${body}`;
    if (rest === '' && length < MIN_OPENING_LENGTH) opening += part;
    else rest += part;
    length += title.length + text.length;
  }
  return { opening, rest, intro, sections };
}

/** A repeated heading gets a number at the end of its anchor. */
function createAnchor(title: string, taken: Map<string, number>): string {
  const name = toAnchorId(title) || 'part';
  const count = (taken.get(name) ?? 0) + 1;
  taken.set(name, count);
  return count === 1 ? name : `${name}-${count}`;
}
