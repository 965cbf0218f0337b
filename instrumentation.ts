/** Runs once when the server starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NODE_ENV !== 'production') return;
  if (process.env.PAGE_CACHE === 'off') return;
  const { readRevealInstants } = await import('#lib/content/reveal-instants');
  const { guardResponses } = await import('#lib/page-cache/response-guard');
  const { PLAIN_DOCUMENT_POLICY, renderPlainDocument } = await import('#lib/site/plain-document');
  const { getSite } = await import('#lib/site/read');
  const html = renderPlainDocument({
    site: getSite(),
    heading: 'Something went wrong',
    lines: ['We’re sorry, but an error occurred while rendering the page. It is written down, and we look into it.'],
    again: 'Refresh the page',
  });
  guardResponses(readRevealInstants(), { html, policy: PLAIN_DOCUMENT_POLICY });
}
