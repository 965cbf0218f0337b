import { findPlaces } from '#lib/cities/places';

/** Places whose name starts with `q`, for the city field. */
export function GET(request: Request): Response {
  const query = new URL(request.url).searchParams.get('q') ?? '';
  const cities = findPlaces(query.slice(0, 80));
  return Response.json({ cities }, { headers: { 'Cache-Control': 'public, max-age=86400' } });
}
