const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** The words of rendered markdown, as one line of plain text. */
export function textOfHtml(html: string): string {
  const words = html.replaceAll(/<\/?(?:a|code|del|em|strong)\b[^>]*>/g, '').replaceAll(/<[^>]+>/g, ' ');
  return decodeEntities(words).replaceAll(/\s+/g, ' ').trim();
}

function decodeEntities(text: string): string {
  return text.replaceAll(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (entity, hex?: string, decimal?: string, name = '') => {
    if (hex) return String.fromCodePoint(parseInt(hex, 16));
    return decimal ? String.fromCodePoint(Number(decimal)) : (ENTITIES[name] ?? entity);
  });
}
