const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** The links between a text and its footnotes: a number, and an arrow back. */
const FOOTNOTE_LINKS = /<a [^>]*data-footnote-(?:back)?ref[^>]*>.*?<\/a>/g;

/** Converts rendered markdown to one line of plain text. */
export function htmlToText(html: string): string {
  const text = html
    .replaceAll(FOOTNOTE_LINKS, '')
    .replaceAll(/<\/?(?:a|code|del|em|strong|sup)\b[^>]*>/g, '')
    .replaceAll(/<[^>]+>/g, ' ');
  return decodeEntities(text).replaceAll(/\s+/g, ' ').trim();
}

function decodeEntities(text: string): string {
  return text.replaceAll(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (entity, hex?: string, decimal?: string, name = '') => {
    if (hex) return String.fromCodePoint(parseInt(hex, 16));
    return decimal ? String.fromCodePoint(Number(decimal)) : (ENTITIES[name] ?? entity);
  });
}
