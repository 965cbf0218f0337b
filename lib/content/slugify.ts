/** Turns a title into a slug: "Zoë’s 2nd Hunt" is zoes-2nd-hunt. Empty if the title has no letter from a to z or digit. */
export function slugify(title: string): string {
  return title
    .normalize('NFKD')
    .replaceAll(/[\p{M}'\u2019]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
