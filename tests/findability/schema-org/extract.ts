import { readFileSync, writeFileSync } from 'node:fs';

/**
 * `node tests/findability/schema-org/extract.ts <folder of schema-dts>`: writes vocabulary.json, the part of schema.org that our graphs use, from
 * the type declarations that Google generates from the vocabulary. To use another type, add it here, fetch the package (`npm pack
 * schema-dts`) and run this again.
 */
const USED = [
  'AboutPage',
  'Answer',
  'Article',
  'Blog',
  'BlogPosting',
  'BreadcrumbList',
  'CollectionPage',
  'ContactPoint',
  'FAQPage',
  'ImageObject',
  'ItemList',
  'ListItem',
  'Offer',
  'Organization',
  'Person',
  'PostalAddress',
  'QuantitativeValue',
  'Question',
  'Service',
  'VideoObject',
  'WebPage',
  'WebSite',
];

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder of the unpacked package schema-dts.');
const { version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as { version: string };
const source = readFileSync(`${folder}/dist/schema.d.ts`, 'utf8').replaceAll(/\/\*\*[^]*?\*\//g, '');

/** A type is the union of its own shape and its subtypes. */
const parents = new Map<string, string[]>();
for (const [, parent = '', union = ''] of source.matchAll(/^export type (\w+) = ([^;]+);/gm)) {
  for (const child of union.split('|').map((member) => member.trim())) {
    if (/^[A-Z]\w+$/.test(child) && child !== `${parent}Leaf`)
      parents.set(child, [...(parents.get(child) ?? []), parent]);
  }
}

const used = new Set<string>();
const add = (type: string) => {
  if (used.has(type)) return;
  used.add(type);
  parents.get(type)?.forEach(add);
};
USED.forEach(add);

const types = [...used].sort().map((type) => {
  const body = new RegExp(`^interface ${type}Base extends [^{]+{([^}]*)}`, 'm').exec(source)?.[1] ?? '';
  const properties = [...body.matchAll(/"(\w+)"\?: SchemaValue<([^,]+), "\w+">;/g)].map(([, name = '', range = '']) => {
    const allowed = range.split('|').map((member) => member.trim());
    return [name, allowed.filter((member) => member !== 'IdReference').join(' ')];
  });
  return [type, { parents: parents.get(type) ?? [], properties: Object.fromEntries(properties) }];
});

const text = JSON.stringify({ source: `schema-dts ${version}`, types: Object.fromEntries(types) }, null, 2);
writeFileSync(new URL('vocabulary.json', import.meta.url), `${text}\n`);
console.log(`${types.length} types.`);
