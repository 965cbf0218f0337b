import { drawLogoSheet, pageOfSheet } from '#lib/case-studies/logo-sheet';
import { getCompaniesByPage } from '#lib/site/companies-by-page';
import { renderedByBuild } from '#lib/site/rendered-by-build';

export const dynamic = 'force-static';

type Context = RouteContext<'/art/logos/[file]'>;

export function generateStaticParams() {
  const now = new Date();
  return renderedByBuild(() =>
    [...getCompaniesByPage()].map(([page, companies]) => ({ file: drawLogoSheet(page, companies, now).file })),
  );
}

/** The wordmarks of a page in one file. After a reveal an earlier name gets the sheet of now, which no cache on the way keeps. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { file } = await params;
  const page = pageOfSheet(file) ?? '';
  const companies = getCompaniesByPage().get(page);
  if (!companies) return new Response('Not found', { status: 404, headers: { 'Cache-Control': 'no-store' } });
  const sheet = drawLogoSheet(page, companies, new Date());
  const cache = sheet.file === file ? 'public, max-age=3600' : 'no-store';
  return new Response(sheet.body, { headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': cache } });
}
