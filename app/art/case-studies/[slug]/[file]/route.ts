import { listCardSprites, readCardSprite } from '#lib/case-studies/card-sprite';
import { readPicture, readPublishedPictures } from '#lib/case-studies/pictures';
import { prerenderParams } from '#lib/pages/prerender-params';

export const dynamic = 'force-static';

type Context = RouteContext<'/art/case-studies/[slug]/[file]'>;

export function generateStaticParams() {
  const now = new Date();
  return prerenderParams(() => [...readPublishedPictures(now), ...listCardSprites(now)]);
}

/** A picture of a public case study. Embargoed and unknown studies get the same 404, which caches must not store. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { slug, file } = await params;
  const now = new Date();
  const picture = readPicture(slug, file, now) ?? readCardSprite(slug, file, now);
  if (!picture) return new Response('Not found', { status: 404, headers: { 'Cache-Control': 'no-store' } });
  const headers = { 'Content-Type': picture.type, 'Cache-Control': 'public, max-age=3600' };
  return new Response(picture.body, { headers });
}
