import { listPostPictures, readPostPicture } from '#lib/blog/pictures';
import { prerenderParams } from '#lib/pages/prerender-params';
import { pictureResponse } from '#lib/pictures/picture-response';

export const dynamic = 'force-static';

type Context = RouteContext<'/art/blog/[slug]/[file]'>;

export function generateStaticParams() {
  return prerenderParams(() => listPostPictures(new Date()));
}

/** A picture of a public post. Embargoed and unknown posts get the same 404. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { slug, file } = await params;
  return pictureResponse(await readPostPicture(slug, file, new Date()));
}
