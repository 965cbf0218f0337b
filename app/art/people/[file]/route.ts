import { prerenderParams } from '#lib/pages/prerender-params';
import { pictureResponse } from '#lib/pictures/picture-response';
import { PEOPLE_FOLDER } from '#lib/pictures/picture-files';
import { listServedPictures, readServedPicture } from '#lib/pictures/serve-picture';

export const dynamic = 'force-static';

type Context = RouteContext<'/art/people/[file]'>;

export function generateStaticParams() {
  return prerenderParams(async () => (await listServedPictures(PEOPLE_FOLDER)).map((file) => ({ file })));
}

/** A portrait of a host. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { file } = await params;
  return pictureResponse(await readServedPicture(PEOPLE_FOLDER, file));
}
