/** Runs once when the server starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NODE_ENV !== 'production') return;
  if (process.env.PAGE_CACHE === 'off') return;
  const { readRevealInstants } = await import('#lib/content/reveal-instants');
  const { guardResponses } = await import('#lib/page-cache/response-guard');
  guardResponses(readRevealInstants());
}
