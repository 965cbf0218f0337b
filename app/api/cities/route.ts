import { corsHeaders } from '#lib/delivery/http/cors';
import { findPlaces } from '#lib/cities/places';
import { LIMITS } from '#lib/quote/request-schema';

/** Places that `q` can mean, for the suggestions of the city field. */
export function GET(request: Request): Response {
  const query = new URL(request.url).searchParams.get('q') ?? '';
  const cities = findPlaces(query.slice(0, LIMITS.city));
  return Response.json(
    { cities },
    {
      headers: { 'Cache-Control': 'public, max-age=86400', ...corsHeaders(process.env.SITE_URL) },
    },
  );
}
