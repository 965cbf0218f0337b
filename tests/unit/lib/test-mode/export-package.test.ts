import { expect, it } from 'vitest';
import { exportPackage } from '#lib/test-mode/export-package';
import { caseStudy } from '#tests/factories/case-study';

/** The files of an uncompressed zip archive by name, from its central directory. */
function unzip(archive: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  for (
    let at = archive.indexOf('PK\x01\x02', 0, 'latin1');
    at >= 0;
    at = archive.indexOf('PK\x01\x02', at + 4, 'latin1')
  ) {
    const [size, nameLength, start] = [
      archive.readUInt32LE(at + 24),
      archive.readUInt16LE(at + 28),
      archive.readUInt32LE(at + 42),
    ];
    const data = start + 30 + archive.readUInt16LE(start + 26) + archive.readUInt16LE(start + 28);
    files.set(archive.toString('utf8', at + 46, at + 46 + nameLength), archive.toString('utf8', data, data + size));
  }
  return files;
}

it('a package has the content file and the files of this device in the folder of the study', async () => {
  const old = '/art/case-studies/old-name';
  const study = caseStudy({
    coverImage: `${old}/cover.png`,
    gallery: [{ url: `${old}/gallery-1.jpg`, alt: 'A team' }],
  });
  const files = new Map([
    [`${old}/cover.png`, new Blob(['a cover'])],
    [`${old}/gallery-1.jpg`, new Blob(['a photograph'])],
    [`${old}/unused.jpg`, new Blob(['nothing'])],
  ]);
  const { name, blob, pictures } = await exportPackage(study, files);
  expect([name, pictures]).toEqual(['acme-clock-hunt.zip', 2]);
  const unzipped = unzip(Buffer.from(await blob.arrayBuffer()));
  expect([...unzipped.keys()]).toEqual([
    'content/case-studies/acme-clock-hunt.md',
    'content/case-studies/acme-clock-hunt/cover.png',
    'content/case-studies/acme-clock-hunt/gallery-1.jpg',
  ]);
  const [content, cover, photograph] = unzipped.values();
  expect([cover, photograph]).toEqual(['a cover', 'a photograph']);
  expect(content).toContain('coverImage: /art/case-studies/acme-clock-hunt/cover.png\n');
  expect(content).toContain('url: /art/case-studies/acme-clock-hunt/gallery-1.jpg');
});
