/** A file to write: its path from the root of the repository, and its content. */
export type PictureFile = { path: string; body: string | Buffer };
