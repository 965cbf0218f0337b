/** A title as a slug: "Zoë’s 2nd Hunt" is zoes-2nd-hunt. Empty when no letter or digit of it can stand in a slug. */
export function slugFrom(title: string): string {
  return title
    .normalize('NFKD')
    .replaceAll(/[\p{M}'\u2019]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
