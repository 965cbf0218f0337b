import { requestRefresh } from '#lib/content/first-refresh';

/** The second still takes half a second longer than the third. */
const REFRESHES_AHEAD = 2;

// A development server may load this file again after a change.
const store = globalThis as typeof globalThis & { refreshesAhead?: Map<string, number> };
const refreshesAhead = (store.refreshesAhead ??= new Map<string, number>());

/**
 * Refreshes open pages as a save of content does, twice for each path that is sent. Exists in development only, by its name: see
 * pageExtensions.
 */
export async function POST(request: Request): Promise<Response> {
  const path = await request.text();
  const done = refreshesAhead.get(path) ?? 0;
  if (done < REFRESHES_AHEAD) {
    refreshesAhead.set(path, done + 1);
    requestRefresh();
  }
  return new Response(null, { status: 204 });
}
