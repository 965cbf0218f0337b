/** A file to write: its path from the root of the repository, and its content. */
export type PictureFile = { path: string; body: string | Buffer };

/** The path of a picture in the folder of one case study, which is not served before the study's reveal. */
export function studyPath(slug: string, name: string): string {
  return `content/case-studies/${slug}/${name}`;
}
