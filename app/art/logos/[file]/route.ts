import { renderLogoSprite, parseSpriteFile } from '#lib/case-studies/logo-sprite';
import { getCompaniesByPage } from '#lib/pages/companies-by-page';
import { prerenderParams } from '#lib/pages/prerender-params';

export const dynamic = 'force-static';

type Context = RouteContext<'/art/logos/[file]'>;

export function generateStaticParams() {
  const now = new Date();
  return prerenderParams(() =>
    [...getCompaniesByPage()].map(([page, companies]) => ({ file: renderLogoSprite(page, companies, now).file })),
  );
}

/** The logo sprite of a page. After a publish time, an earlier file name gets the current sprite, which caches must not store. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { file } = await params;
  const page = parseSpriteFile(file) ?? '';
  const companies = getCompaniesByPage().get(page);
  if (!companies) return new Response('Not found', { status: 404, headers: { 'Cache-Control': 'no-store' } });
  const sprite = renderLogoSprite(page, companies, new Date());
  const cache = sprite.file === file ? 'public, max-age=3600' : 'no-store';
  return new Response(sprite.body, { headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': cache } });
}
