import { serviceScript } from '#lib/delivery/browser/service-script';

export const dynamic = 'force-static';

/** The service script; 404 when no service needs it. Its URL contains a hash of the content, so browsers may cache it for a year. */
export function GET(): Response {
  const script = serviceScript(process.env);
  if (!script) return new Response('No service is configured.', { status: 404 });
  const headers = {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': 'public, max-age=31536000, immutable',
  };
  return new Response(script.code, { headers });
}
