import { relative } from 'node:path';
import { listPostPhotos } from '#lib/blog/pictures';
import { readCaseStudies } from '#lib/case-studies/read';
import { makeShareCard } from '#lib/case-studies/share-card';
import { listStudyPhotos } from '#lib/case-studies/pictures';
import { listPhotos, PEOPLE_FOLDER } from '#lib/pictures/picture-files';
import { focusOf } from '#lib/pictures/read-photos';
import { prepareRenditions, readSource } from '#lib/pictures/renditions';

/**
 * Encodes the photographs in the content, public or not, so that neither the build of a page nor the first request after a publish time waits for
 * one. What an earlier build has encoded stays. Prints one line per photograph that was encoded.
 */
export async function preparePictures(): Promise<void> {
  for (const file of [...listStudyPhotos(), ...listPostPhotos(), ...listPhotos(PEOPLE_FOLDER)]) {
    const count = await prepareRenditions(await readSource(file), focusOf(relative('.', file)));
    if (count > 0) console.log(`${file}: encoded in ${count} sizes and formats.`);
  }
  for (const { data } of readCaseStudies().entries) await makeShareCard(data);
}
