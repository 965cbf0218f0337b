/** Adds the parameter `from` to links to the quote page, which names the current page. Other URLs are unchanged. */
export function withFrom(href: string, from: string): string {
  const [path = '', hash] = href.split('#');
  const [page, query] = path.split('?');
  if (page !== '/get-a-quote' || query?.includes('from=')) return href;
  const params = new URLSearchParams(query);
  params.set('from', from);
  return `${page}?${params}${hash ? `#${hash}` : ''}`;
}
