import { relative } from 'node:path';
import { listPostPhotos } from '#lib/blog/pictures';
import { readPosts } from '#lib/blog/read';
import { makeShareCard as makePostCard } from '#lib/blog/share-card';
import { listStudyPhotos } from '#lib/case-studies/pictures';
import { readCaseStudies } from '#lib/case-studies/read';
import { makeShareCard } from '#lib/case-studies/share-card';
import { pruneCache } from '#lib/pictures/picture-cache';
import { listPhotos, SHARED_FOLDERS } from '#lib/pictures/picture-files';
import { focusOf } from '#lib/pictures/read-photos';
import { prepareRenditions, readSource } from '#lib/pictures/renditions';
import { FONTS_FOLDER } from '#lib/pictures/share-card';

/**
 * Encodes the photographs in the content, public or not, so that neither the build of a page nor the first request after a publish time waits for
 * one. What an earlier build has encoded stays, except for pictures that are gone. Prints one line per photograph that was encoded.
 */
export async function preparePictures(): Promise<void> {
  const used = new Set([FONTS_FOLDER]);
  for (const file of [
    ...listStudyPhotos(),
    ...listPostPhotos(),
    ...SHARED_FOLDERS.flatMap((name) => listPhotos(`content/${name}`)),
  ]) {
    const source = await readSource(file);
    used.add(source.hash);
    const name = relative('.', file);
    const count = await prepareRenditions(source, focusOf(name));
    if (count > 0) console.log(`${name}: encoded in ${count} sizes and formats.`);
  }
  for (const { data } of readCaseStudies().entries) await makeShareCard(data);
  for (const { data } of readPosts().entries) await makePostCard(data);
  pruneCache(used);
}
