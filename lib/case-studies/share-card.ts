import 'server-only';
import { clientPalette } from '#lib/illustration/palette';
import { getPhotoFile, STUDY_FILES } from '#lib/pictures/picture-files';
import { focusOf } from '#lib/pictures/read-photos';
import { readSource } from '#lib/pictures/renditions';
import type { ServedPicture } from '#lib/pictures/serve-picture';
import { MADE_CARD, readShareCard, servedCard } from '#lib/pictures/share-card';
import { getPublishedStudies, getPublishedStudy } from './read.ts';
import type { CaseStudy } from './schema.ts';

/** The card of studies that have neither a picture for shared links nor a photograph. */
const COMMON_CARD = '/art/og/case-studies.png';

type Described = Pick<CaseStudy, 'slug' | 'ogImage' | 'heroImage' | 'coverImage'>;

/** The address of the picture for shared links: that of the study, else one that is made from its photograph on top or its cover. */
export function getShareCard(study: Described): string {
  return study.ogImage ?? (findPhoto(study) ? `${STUDY_FILES}${study.slug}/${MADE_CARD}` : COMMON_CARD);
}

/** The card that is made for a study that is public at `now`; undefined for all other names, which are untrusted. */
export async function readMadeCard(slug: string, file: string, now: Date): Promise<ServedPicture | undefined> {
  const study = file === MADE_CARD ? getPublishedStudy(slug, now) : undefined;
  return study && servedCard(await makeShareCard(study));
}

/** The made cards of all studies that are public at `now`. */
export function listMadeCards(now: Date): { slug: string; file: string }[] {
  const studies = getPublishedStudies(now).filter((study) => getShareCard(study).endsWith(`/${MADE_CARD}`));
  return studies.map(({ slug }) => ({ slug, file: MADE_CARD }));
}

/** Renders the card of a study; undefined if it needs none. */
export async function makeShareCard(study: CaseStudy): Promise<Buffer | undefined> {
  const photo = study.ogImage === undefined ? findPhoto(study) : undefined;
  if (!photo) return undefined;
  const { table, ink } = clientPalette(study.primaryColor);
  return readShareCard({
    title: study.fullTitle,
    label: `Case study: ${study.company}`,
    ground: table,
    ink,
    photo: await readSource(photo),
    focus: focusOf(photo),
  });
}

/** The file of the photograph on top of the page, or else of the cover. */
function findPhoto({ heroImage, coverImage }: Described): string | undefined {
  return getPhotoFile(heroImage) ?? getPhotoFile(coverImage);
}
