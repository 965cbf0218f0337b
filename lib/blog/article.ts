import { renderMarkdown } from '#lib/content/markdown';
import { slugOfName } from '#lib/content/slug-of-name';
import { textOfHtml } from '#lib/content/text-of-html';

/** A part of a post with a heading, and the anchor that leads to it. */
export type Stop = { id: string; title: string };

export type Article = {
  /** The text with an anchor at each heading of the second level: what somebody reads first, in whole sections, and the rest, which may be empty. */
  opening: string;
  rest: string;
  /** The plain text above the first heading. */
  intro: string;
  sections: (Stop & { text: string })[];
};

/** Anchors that every post has below its text. */
const OWN_ANCHORS = ['main', 'share'];

/** How many characters somebody reads first, at the least: with the head of a post two screens of a phone and a half. */
const OPENING = 1_100;

const HEADING = /<h2>(.*?)<\/h2>/g;

/** The text of a post, and its parts in order. Anchors are made of the words of a heading. */
export function articleOf(markdown: string): Article {
  const [opened = '', ...pieces] = renderMarkdown(markdown).split(HEADING);
  const intro = textOfHtml(opened);
  const taken = new Map(OWN_ANCHORS.map((id) => [id, 1]));
  let opening = opened;
  let rest = '';
  let read = intro.length;
  const sections: Article['sections'] = [];
  for (let index = 0; index < pieces.length; index += 2) {
    const heading = pieces[index] ?? '';
    const body = pieces[index + 1] ?? '';
    const title = textOfHtml(heading);
    const id = anchorOf(title, taken);
    const text = textOfHtml(body);
    sections.push({ id, title, text });
    const part = `<h2 id="${id}">${heading}</h2>${body}`;
    if (rest === '' && read < OPENING) opening += part;
    else rest += part;
    read += title.length + text.length;
  }
  return { opening, rest, intro, sections };
}

/** The same heading twice gives two anchors. */
function anchorOf(title: string, taken: Map<string, number>): string {
  const name = slugOfName(title) || 'part';
  const count = (taken.get(name) ?? 0) + 1;
  taken.set(name, count);
  return count === 1 ? name : `${name}-${count}`;
}
