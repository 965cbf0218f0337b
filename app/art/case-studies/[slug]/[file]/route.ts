import { listCardSprites, readCardSprite } from '#lib/case-studies/card-sprite';
import { listPublishedPictures, readPicture } from '#lib/case-studies/pictures';
import { listMadeCards, readMadeCard } from '#lib/case-studies/share-card';
import { prerenderParams } from '#lib/pages/prerender-params';
import { pictureResponse } from '#lib/pictures/picture-response';

export const dynamic = 'force-static';

type Context = RouteContext<'/art/case-studies/[slug]/[file]'>;

export function generateStaticParams() {
  const now = new Date();
  return prerenderParams(async () => [
    ...(await listPublishedPictures(now)),
    ...listCardSprites(now),
    ...listMadeCards(now),
  ]);
}

/** A picture of a public case study. Embargoed and unknown studies get the same 404, which caches must not store. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { slug, file } = await params;
  const now = new Date();
  const sprite = readCardSprite(slug, file, now);
  if (sprite !== undefined) return pictureResponse(svgPicture(sprite));
  return pictureResponse((await readMadeCard(slug, file, now)) ?? (await readPicture(slug, file, now)));
}

function svgPicture(text: string) {
  return { body: new TextEncoder().encode(text), type: 'image/svg+xml', cacheControl: 'public, max-age=3600' };
}
