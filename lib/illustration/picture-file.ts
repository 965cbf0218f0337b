/** A file to write: its path from the root of the repository, and its content. */
export type PictureFile = { path: string; body: string | Buffer };

/** The path of a picture in the folder of a case study. The site does not serve that folder before the publish time of the study. */
export function studyPath(slug: string, name: string): string {
  return `content/case-studies/${slug}/${name}`;
}
