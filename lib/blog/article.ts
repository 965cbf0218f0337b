import { renderMarkdown } from '#lib/content/markdown';
import { slugOfName } from '#lib/content/slug-of-name';
import { textOfHtml } from '#lib/content/text-of-html';

/** A part of a post with a heading, and the anchor that leads to it. */
export type Stop = { id: string; title: string };

export type Article = {
  /** The whole text, with an anchor at each heading of the second level. */
  html: string;
  /** The plain text above the first heading. */
  intro: string;
  sections: (Stop & { text: string })[];
};

/** Anchors that every post has below its text. */
const OWN_ANCHORS = ['main', 'share'];

const HEADING = /<h2>(.*?)<\/h2>/g;

/** The text of a post, and its parts in order. Anchors are made of the words of a heading. */
export function articleOf(markdown: string): Article {
  const [intro = '', ...pieces] = renderMarkdown(markdown).split(HEADING);
  const taken = new Map(OWN_ANCHORS.map((id) => [id, 1]));
  let html = intro;
  const sections: Article['sections'] = [];
  for (let index = 0; index < pieces.length; index += 2) {
    const heading = pieces[index] ?? '';
    const body = pieces[index + 1] ?? '';
    const title = textOfHtml(heading);
    const id = anchorOf(title, taken);
    sections.push({ id, title, text: textOfHtml(body) });
    html += `<h2 id="${id}">${heading}</h2>${body}`;
  }
  return { html, intro: textOfHtml(intro), sections };
}

/** The same heading twice gives two anchors. */
function anchorOf(title: string, taken: Map<string, number>): string {
  const name = slugOfName(title) || 'part';
  const count = (taken.get(name) ?? 0) + 1;
  taken.set(name, count);
  return count === 1 ? name : `${name}-${count}`;
}
