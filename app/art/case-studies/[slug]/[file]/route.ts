import { listCardSheets, readCardSheet } from '#lib/case-studies/card-sheet';
import { readPicture, readRevealedPictures } from '#lib/case-studies/pictures';
import { renderedByBuild } from '#lib/site/rendered-by-build';

export const dynamic = 'force-static';

type Context = RouteContext<'/art/case-studies/[slug]/[file]'>;

export function generateStaticParams() {
  const now = new Date();
  return renderedByBuild(() => [...readRevealedPictures(now), ...listCardSheets(now)]);
}

/** A picture of a revealed case study. Embargoed and unknown ones get the same 404, which no cache on the way may keep. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { slug, file } = await params;
  const now = new Date();
  const picture = readPicture(slug, file, now) ?? readCardSheet(slug, file, now);
  if (!picture) return new Response('Not found', { status: 404, headers: { 'Cache-Control': 'no-store' } });
  const headers = { 'Content-Type': picture.type, 'Cache-Control': 'public, max-age=3600' };
  return new Response(picture.body, { headers });
}
