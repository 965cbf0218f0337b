import { prerenderParams } from '#lib/pages/prerender-params';
import { pictureResponse } from '#lib/pictures/picture-response';
import { getSharedFolder, SHARED_FOLDERS } from '#lib/pictures/picture-files';
import { listServedPictures, readServedPicture } from '#lib/pictures/serve-picture';

export const dynamic = 'force-static';

type Context = RouteContext<'/art/[folder]/[file]'>;

export function generateStaticParams() {
  return prerenderParams(async () => {
    const lists = SHARED_FOLDERS.map(async (folder) => {
      const files = await listServedPictures(`content/${folder}`);
      return files.map((file) => ({ folder, file }));
    });
    return (await Promise.all(lists)).flat();
  });
}

/** A portrait, or a photo of a page. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { folder: name, file } = await params;
  const folder = getSharedFolder(name);
  return pictureResponse(folder ? await readServedPicture(folder, file) : undefined);
}
