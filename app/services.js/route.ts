import { serviceScript } from '#lib/analytics/script/service-script';

export const dynamic = 'force-static';

/** The script of the configured services; 404 when there is none. Its address changes with it, so browsers may keep it. */
export function GET(): Response {
  const script = serviceScript(process.env);
  if (!script) return new Response('No service is configured.', { status: 404 });
  const headers = {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': 'public, max-age=31536000, immutable',
  };
  return new Response(script.code, { headers });
}
