/**
 * Translates a page as Chrome does: each text node is replaced by a new one inside two `font` elements. The words stay, so that tests find them.
 * It runs in a browser or in jsdom, and refers to nothing outside.
 */
export function translatePage(): void {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const isSkipped = node.parentElement?.closest(
      'script, style, noscript, textarea, option, font, svg, [translate="no"]',
    );
    if (!isSkipped && node.nodeValue?.trim()) texts.push(node as Text);
  }
  for (const text of texts) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.append(inner);
    inner.append(text.data);
    text.replaceWith(outer);
  }
}
