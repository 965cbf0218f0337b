import { extname } from 'node:path';
import { existsSync, readFileSync } from 'node:fs';
import { formatFieldPath, type Path } from '#lib/content/field-name';
import type { Problem } from '#lib/content/problem';
import { inspectPicture, readDrawing, UnreadablePicture, type Inspection } from '#lib/pictures/inspect';
import { getAddressFile, isRaster } from '#lib/pictures/picture-files';
import { readSource } from '#lib/pictures/renditions';
import { SHARE_CARD } from '#lib/pictures/share-card';
import { parseSvg } from '#lib/pictures/svg';
import { problemAt, type Report } from '../problem-at.ts';
import type { Content, ContentFile } from '../read-content.ts';
import { findPictureUses, PHOTOGRAPHS_FILE, type PictureUse } from './pictures.ts';

/** The endings of each format, for names that say something else. */
const ENDINGS: Record<string, readonly string[]> = {
  jpeg: ['.jpg', '.jpeg'],
  png: ['.png'],
  webp: ['.webp'],
  avif: ['.avif'],
  gif: ['.gif'],
};

/** The width in pixels below which a photograph looks soft in its place, by the last name of its field. Wordmarks can be small. */
const MIN_WIDTHS: Record<string, number> = { heroImage: 1240, coverImage: 760, url: 760, avatar: 180, body: 760 };

/** Reports photographs that cannot be shown, are too small for their place, or lack a description or a consent. Decodes those that are new. */
export async function findPhotographProblems(content: Content): Promise<Problem[]> {
  const facts = new Map(
    (content.lists['photographs.yaml']?.data ?? []).map((photograph) => [getAddressFile(photograph.file), photograph]),
  );
  const asked = new Set<string>();
  const problems = await Promise.all(
    content.files
      .filter(({ file }) => file !== PHOTOGRAPHS_FILE)
      .flatMap((file) => findPictureUses(file).map((use) => ({ file, use })))
      .filter(({ use: { address } }) => isRaster(address) || isDrawing(address))
      .map(async ({ file, use }) => {
        const diskFile = getAddressFile(use.address);
        if (!existsSync(diskFile)) return [];
        const report: Report = (what, fix, level) => [
          problemAt(
            file,
            use.path,
            { what: `"${use.address}": ${what}`, fix, level },
            use.words && { words: use.words },
          ),
        ];
        if (isDrawing(use.address)) return findDrawingFlaws(diskFile, report);
        if (use.path[0] === 'ogImage') return findShareCardFlaws(diskFile, report);
        if (!diskFile.startsWith('content/')) return findMetadata(diskFile, report);
        const found = [...(await findFlaws(diskFile, use, report)), ...findHeroAltProblem(use, file)];
        if (asked.has(diskFile) || facts.get(diskFile)?.consent || isWordmark(use)) return found;
        asked.add(diskFile);
        const fix = `Add it to ${PHOTOGRAPHS_FILE}: - { file: ${use.address}, credit: "...", consent: "..." }.`;
        return [...found, ...report('the consent of the people in it is not noted.', fix, 'warning')];
      }),
  );
  return problems.flat();
}

async function findFlaws(file: string, use: PictureUse, report: Report): Promise<Problem[]> {
  try {
    const source = await readSource(file);
    return [...findNameFlaw(file, source, report), ...findSizeFlaws(source, use, report)];
  } catch (error) {
    return explain(error, report);
  }
}

function findNameFlaw(file: string, { format }: Inspection, report: Report): Problem[] {
  const endings = ENDINGS[format];
  if (!endings || endings.includes(extname(file).toLowerCase())) return [];
  return report(
    `this is a ${format.toUpperCase()} file.`,
    `Let its name end in ${endings[0]}, here and on disk.`,
    'warning',
  );
}

function findSizeFlaws({ width, isAnimated }: Inspection, { path }: PictureUse, report: Report): Problem[] {
  const minWidth = MIN_WIDTHS[String(path.findLast((key) => typeof key === 'string'))] ?? 0;
  const flaws: Problem[] = [];
  if (width < minWidth) {
    const fix = `Export it with at least ${minWidth.toLocaleString('en-US')} pixels in width.`;
    flaws.push(...report(`it is ${width} pixels wide, which looks soft here.`, fix, 'warning'));
  }
  if (isAnimated) {
    flaws.push(...report('it moves, and pages show its first frame only.', 'Save it as a film (.mp4).', 'warning'));
  }
  return flaws;
}

/** The picture for shared links is shown in one size only. */
async function findShareCardFlaws(file: string, report: Report): Promise<Problem[]> {
  try {
    const { width, height } = await inspectPicture(file);
    if (width === SHARE_CARD.width && height === SHARE_CARD.height) return [];
    const what = `it has ${width} by ${height} pixels, and shared links show 1200 by 630.`;
    return report(
      what,
      'Save it with 1200 by 630 pixels, or leave it out: one is made from the photograph on top.',
      'warning',
    );
  } catch (error) {
    return explain(error, report);
  }
}

/** What is left out of a drawing, and why it cannot be shown. */
async function findDrawingFlaws(file: string, report: Report): Promise<Problem[]> {
  const text = readFileSync(file, 'utf8');
  const svg = parseSvg(text);
  if (!svg) return report('the file is no drawing.', 'Export it again as an SVG.');
  if (text.includes('<!ENTITY')) {
    return report(
      'it has abbreviations that browsers do not expand.',
      'Export it from Illustrator without "Preserve Illustrator Editing Capabilities".',
    );
  }
  if (!svg.size)
    return report(
      'it says neither its size nor its viewBox, so pages cannot place it.',
      'Export it again with its size.',
    );
  try {
    await readDrawing(svg.text);
  } catch (error) {
    return explain(error, report);
  }
  if (file.startsWith('public/')) {
    return svg.leftOut.flatMap((part) => report(`it has ${part}.`, 'Export it again without that.'));
  }
  const fix = 'Export it again without that, to be sure that it looks as you see it.';
  return svg.leftOut.flatMap((part) => report(`it has ${part}, which is left out.`, fix, 'warning'));
}

function explain(error: unknown, report: Report): Problem[] {
  if (error instanceof UnreadablePicture) return report(error.what, error.fix);
  throw error;
}

/** Files in public/ are served as they are: cameras note in them where they were taken. */
async function findMetadata(file: string, report: Report): Promise<Problem[]> {
  try {
    if ((await inspectPicture(file)).isClean) return [];
  } catch (error) {
    return explain(error, report);
  }
  return report(
    'the file is served as it is, with what the camera noted in it, which can be a place.',
    'Move it into the folder of its study or post, or into content/people or content/pictures, and write that address.',
  );
}

/** The picture on top of a page is more than decoration when it is a photograph. */
function findHeroAltProblem({ path }: PictureUse, file: ContentFile): Problem[] {
  if (path[0] !== 'heroImage' || file.texts.some((text) => text.path[0] === 'heroAlt')) return [];
  const what = `The photograph on top has no description in ${formatFieldPath(['heroAlt'])}.`;
  const fix = 'Add a line "heroAlt:" and write who does what, and where, for people who do not see it.';
  return [problemAt(file, path as Path, { what, fix })];
}

function isDrawing(address: string): boolean {
  return address.toLowerCase().endsWith('.svg');
}

function isWordmark({ path }: PictureUse): boolean {
  return path[0] === 'companyLogo';
}
