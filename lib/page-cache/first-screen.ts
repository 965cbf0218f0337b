import postcss, { type AtRule, type ChildNode, type Root, type Rule } from 'postcss';
import { groupsOf, restoreNear } from './near-rules.ts';
import { placesOf, type Place } from './selector-places.ts';
import { apartFromFonts } from './used-fonts.ts';
import { kindsLeftOpen, kindsOfTags, usedStyles } from './used-styles.ts';

/*
 * Glossary
 *   fold       the first section of a page's main part, or the first thing in it that says to be far (data-far): what is before it fills a phone
 *              and most of a desktop's screen
 *   near       rules that the markup before the fold can use
 *   far        the other rules of the page
 *   stand-in   what a browser without scripts shows instead of something else: its rules are far wherever it stands
 *   closed     what only a press brings into sight, the next part of a form and what is folded away: its rules are far as well
 */

const MAIN = '<main';
const MAIN_END = '</main>';
const SECTION = /<section[\s>]/;
const FAR_PART = /<section[\s>]|<[a-z]+\b[^<>]* data-far[=\s>]/;
const STAND_IN = /<noscript>[\s\S]*?<\/noscript>/g;
const HIDDEN_PART = /<fieldset [^<>]*hidden=""[\s\S]*?<\/fieldset>/g;
const FOLDED = /(<details(?![^<>]* open[\s=>])[^<>]*><summary[\s\S]*?<\/summary>)([\s\S]*?)(?=<\/details>)/g;

/** Where a page's first screen ends, as an index; undefined where nothing in its main part is far. Stand-ins are not. */
export function foldOf(html: string): number | undefined {
  return placeInMain(html, FAR_PART);
}

/** Where the first section of a page begins, which is the fold or comes after it. Pictures above it load before anybody scrolls. */
export function firstSectionOf(html: string): number | undefined {
  return placeInMain(html, SECTION);
}

function placeInMain(html: string, part: RegExp): number | undefined {
  const main = html.indexOf(MAIN);
  const end = html.lastIndexOf(MAIN_END);
  const scripted = html.slice(main, end < 0 ? undefined : end).replace(STAND_IN, (all) => ' '.repeat(all.length));
  const distance = scripted.search(part);
  return main < 0 || distance < 0 ? undefined : main + distance;
}

/** What the near rules are for: everything before the fold but stand-ins and what is closed. The whole page where there is no fold. */
export function topOf(html: string): string {
  return html.slice(0, foldOf(html)).replaceAll(STAND_IN, '').replaceAll(HIDDEN_PART, '').replaceAll(FOLDED, '$1');
}

/** Stand-ins before the fold, which need the far rules early where no script runs. */
export function standInsOf(html: string): string {
  return (html.slice(0, foldOf(html)).match(STAND_IN) ?? []).join('');
}

/** What is closed before the fold. */
function closedOf(html: string): string {
  const top = html.slice(0, foldOf(html));
  return [...(top.match(HIDDEN_PART) ?? []), ...[...top.matchAll(FOLDED)].map(([, , folded]) => folded)].join('');
}

/**
 * The rules of a page (`css`) in two sheets, which in this order style it as the whole does: the first is enough for what is before the fold.
 * A near rule that a far one would overrule only because it comes later is in both. All fonts are near: a sheet that declares one makes a browser
 * lay out everything anew, and so does one with cascade layers, which the styles of the site have none of.
 */
export async function splitAtFold(html: string, css: string): Promise<{ near: string; far: string } | undefined> {
  const fold = foldOf(html);
  if (fold === undefined) return undefined;
  const top = topOf(html);
  const { fonts, rules } = apartFromFonts(css);
  const near = fonts + restoreNear(apartFromFonts(await usedStyles(top, css)).rules, rules);
  const below = kindsOfTags(standInsOf(html) + closedOf(html) + html.slice(fold));
  const around = kindsLeftOpen(top);
  return { near, far: farRules(css, near, (selector) => placesOf(selector, below, around)) };
}

/** At-rules that hold descriptors or steps, and no rules. */
const NO_GROUP = /^(?:font-face|property|(?:-webkit-)?keyframes)$/;

/** The places of a selector below the fold. */
type PlacesBelow = (selector: string) => Place[];

type Piece = { rule: Rule; properties: Set<string>; places: Place[] };

/** What `near` leaves of a sheet, and the near rules that must stay behind something of it. */
function farRules(css: string, near: string, placesBelow: PlacesBelow): string {
  const known = knownIn(near);
  const root = postcss.parse(css);
  const far: Piece[] = [];
  root.walkRules((rule) => {
    if (isInKeyframes(rule) || rule.parent?.type === 'rule') return;
    const missing = rule.selectors.filter((selector) =>
      rule.nodes.some((node) => !isKnown(known, rule, selector, node)),
    );
    const again = rule.selectors.filter((selector) => {
      const piece = pieceOf(rule, [selector], placesBelow);
      return !missing.includes(selector) && far.some((other) => overrules(other, piece));
    });
    if (missing.length + again.length === 0) return void rule.remove();
    if (again.length === 0)
      for (const node of [...rule.nodes])
        if (missing.every((selector) => isKnown(known, rule, selector, node))) node.remove();
    rule.selectors = [...missing, ...again];
    far.push(pieceOf(rule, rule.selectors, placesBelow));
  });
  const others = new Set<string>();
  postcss.parse(near).walkAtRules((rule) => void others.add(String(rule)));
  root.walkAtRules((rule) => {
    if (NO_GROUP.test(rule.name) ? others.has(String(rule)) : !rule.nodes) rule.remove();
  });
  removeEmptyGroups(root);
  return root.toString();
}

function removeEmptyGroups(group: Root | AtRule): void {
  for (const node of [...(group.nodes ?? [])]) {
    if (node.type !== 'atrule') continue;
    removeEmptyGroups(node);
    if (node.nodes?.length === 0) node.remove();
  }
}

function knownIn(css: string): Set<string> {
  const known = new Set<string>();
  postcss.parse(css).walkRules((rule) => {
    for (const selector of rule.selectors) for (const node of rule.nodes) known.add(keyOf(rule, selector, node));
  });
  return known;
}

function isKnown(known: Set<string>, rule: Rule, selector: string, node: ChildNode): boolean {
  return known.has(keyOf(rule, selector, node));
}

function keyOf(rule: Rule, selector: string, node: ChildNode): string {
  return [...groupsOf(rule), selector, String(node)].join('\n');
}

function isInKeyframes(rule: Rule): boolean {
  return rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as AtRule).name);
}

function pieceOf(rule: Rule, selectors: string[], placesBelow: PlacesBelow): Piece {
  const properties = new Set<string>();
  rule.walkDecls(({ prop, important }) => void properties.add(`${familyOf(prop)}${important ? '!' : ''}`));
  return { rule, properties, places: selectors.flatMap(placesBelow) };
}

/** Properties that set parts of each other. */
const FAMILIES: [RegExp, string][] = [
  [/^(?:inset|top|right|bottom|left)\b/, 'inset'],
  [/^(?:(?:min|max)-)?(?:width|height|inline-size|block-size)$/, 'size'],
  [/^(?:(?:row|column)-)?gap$/, 'gap'],
  [/^(?:align|justify|place)-/, 'place'],
  [/^(?:font|line-height)/, 'font'],
  [/^(?:flex|order)/, 'flex'],
];

function familyOf(property: string): string {
  const name = property.replace(/^-(?:webkit|moz|ms)-/, '');
  if (name.startsWith('--')) return name;
  return FAMILIES.find(([pattern]) => pattern.test(name))?.[1] ?? name.replace(/-.*/, '');
}

/** Whether an earlier rule would win over a later one by coming after it. */
function overrules(earlier: Piece, later: Piece): boolean {
  const sharesProperty = [...later.properties].some((name) => name.startsWith('all') || earlier.properties.has(name));
  if (!sharesProperty) return false;
  return later.places.some((place) =>
    earlier.places.some(
      (other) => place.weight === other.weight && place.pseudo === other.pseudo && (place.tags & other.tags) !== 0n,
    ),
  );
}
