import { makeZip } from 'client-zip';
import type { ShownStudy } from '#lib/case-studies/schema';
import { exportContentFile, type MissingField } from './export.ts';
import { fileAddresses, mapFileAddresses, pictureFolder } from './file-addresses.ts';
import type { LocalFiles } from './local-files.ts';

/** A zip file to download. `pictures` counts the pictures and films in it. */
export type ExportPackage = { name: string; blob: Blob; pictures: number; missingFields: MissingField[] };

/** The addresses of a study that are files of this device. */
export function localAddresses(study: ShownStudy, files: LocalFiles): string[] {
  return fileAddresses(study).filter((address) => files.has(address));
}

/**
 * Exports a study as a zip file that is unpacked in the folder of the site: its content file, and its pictures and films of this device in the
 * folder beside it, with their addresses there.
 */
export async function exportPackage(study: ShownStudy, files: LocalFiles): Promise<ExportPackage> {
  const local = localAddresses(study, files);
  const nameOf = (address: string) => address.slice(address.lastIndexOf('/') + 1);
  const packed = mapFileAddresses(study, (address) =>
    local.includes(address) ? `${pictureFolder(study.slug)}${nameOf(address)}` : address,
  );
  const { name, text, missingFields } = exportContentFile(packed);
  const folder = 'content/case-studies/';
  const zip = makeZip([
    { name: `${folder}${name}`, input: text },
    ...local.map((address) => ({ name: `${folder}${study.slug}/${nameOf(address)}`, input: files.get(address)! })),
  ]);
  return { name: `${study.slug}.zip`, blob: await new Response(zip).blob(), pictures: local.length, missingFields };
}
