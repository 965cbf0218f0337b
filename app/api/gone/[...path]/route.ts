import { PLAIN_DOCUMENT_CSP, renderPlainDocument } from '#lib/pages/plain-document';
import { getRedirects, getSite } from '#lib/pages/read';

/** Answers 410 for withdrawn pages, so that search engines remove them, and shows visitors the reason. */
export async function GET(_request: Request, { params }: RouteContext<'/api/gone/[...path]'>): Promise<Response> {
  const path = `/${(await params).path.join('/')}`;
  const withdrawn = getRedirects().gone.find((one) => one.path === path);
  if (!withdrawn) return new Response('Not found', { status: 404, headers: { 'Cache-Control': 'no-store' } });
  const html = renderPlainDocument({
    site: getSite(),
    heading: 'This page was taken off the board',
    lines: [withdrawn.why],
    links: [
      { text: 'See what we play now', href: '/team-building/the-experience' },
      { text: 'Build a quote', href: '/get-a-quote' },
    ],
  });
  return new Response(html, {
    status: 410,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': PLAIN_DOCUMENT_CSP,
      'Cache-Control': 'public, max-age=0, must-revalidate, s-maxage=60',
    },
  });
}
