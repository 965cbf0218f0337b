import type { ShownStudy } from '#lib/case-studies/schema';

/** The folder of the pictures of all studies, with a trailing slash. */
export const PICTURES = '/art/case-studies/';

/** The folder of a study's pictures on the site, with a trailing slash. */
export function pictureFolder(slug: string): string {
  return `${PICTURES}${slug}/`;
}

/** The study with each address of a picture or film replaced; `map` returns the address itself when there is nothing to replace. */
export function mapFileAddresses(study: ShownStudy, map: (address: string) => string): ShownStudy {
  return {
    ...study,
    companyLogo: map(study.companyLogo),
    coverImage: map(study.coverImage),
    heroImage: map(study.heroImage),
    ...(study.ogImage !== undefined && { ogImage: map(study.ogImage) }),
    ...(study.videoUrl !== undefined && { videoUrl: map(study.videoUrl) }),
    testimonials: study.testimonials.map((one) => ({ ...one, avatar: map(one.avatar) })),
    gallery: study.gallery.map((picture) => ({ ...picture, url: map(picture.url) })),
  };
}

/** All addresses of pictures and films of a study, without repetition. */
export function fileAddresses(study: ShownStudy): string[] {
  const addresses = new Set<string>();
  mapFileAddresses(study, (address) => {
    addresses.add(address);
    return address;
  });
  addresses.delete('');
  return [...addresses];
}
