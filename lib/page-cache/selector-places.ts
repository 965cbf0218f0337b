import parser, { type Node, type Selector } from 'postcss-selector-parser';

/** Where a selector may apply. */
export type Place = {
  /** Of the kinds of tags in a document one bit for each that may be its subject. */
  tags: bigint;
  /** The part of the subject that it styles, such as ::before; empty for the subject itself. */
  pseudo: string;
  /** Its specificity, of which only equality counts. */
  weight: string;
};

const PSEUDO_ELEMENT = /^::|^:(?:before|after|first-line|first-letter)$/;
/** They weigh as much as the heaviest selector inside. */
const AS_INSIDE = /^:(?:is|not|has|-webkit-any|matches)$/;

const LIST = /^:(?:where|is)$/;

/** Kinds of tags, each the set of a tag's names: its own, `.class`, `#id`, `[attribute]`. */
export type Kinds = Set<string>[];

/**
 * The places of a selector list among these kinds of tags, which stand inside each other or inside tags of the kinds `around` them. Conditions
 * that may come and go with time count as met.
 */
export function placesOf(selectors: string, tags: Kinds, around: Kinds): Place[] {
  const names = new Set([...tags, ...around].flatMap((kind) => [...kind]));
  const places: Place[] = [];
  parser((root) => {
    for (const selector of root.nodes) {
      const weight = weightOf(selector).join();
      for (const parts of alternativesOf(selector)) places.push({ ...placeOf(parts, tags, names), weight });
    }
  }).processSync(selectors);
  return places;
}

/** What a selector that starts with a list in `:where()` or `:is()` stands for, part by part. */
function alternativesOf({ nodes }: Selector): Node[][] {
  const [first, ...rest] = nodes;
  if (first?.type !== 'pseudo' || !LIST.test(first.value)) return [nodes];
  return first.nodes.map((selector) => [...selector.nodes, ...rest]);
}

function placeOf(parts: Node[], tags: Kinds, known: Set<string>): Omit<Place, 'weight'> {
  const last = parts.findLastIndex(({ type }) => type === 'combinator');
  const subject = parts.slice(last + 1);
  const names = subject.flatMap(nameOf);
  // A neighbor may stand outside.
  const hasNeighbor = parts.some(({ type, value }) => type === 'combinator' && /[+~]/.test(value ?? ''));
  const isHere = hasNeighbor || parts.flatMap(nameOf).every((name) => known.has(name));
  const bits = tags.map((tag, index) => (names.every((name) => tag.has(name)) ? 1n << BigInt(index) : 0n));
  return {
    tags: isHere ? bits.reduce((all, bit) => all | bit, 0n) : 0n,
    pseudo: subject
      .filter((node) => node.type === 'pseudo' && PSEUDO_ELEMENT.test(node.value))
      .map(({ value }) => value)
      .join(''),
  };
}

function nameOf(node: Node): string[] {
  if (node.type === 'tag') return [node.value.toLowerCase()];
  if (node.type === 'class') return [`.${node.value}`];
  if (node.type === 'id') return [`#${node.value}`];
  return node.type === 'attribute' ? [`[${node.attribute.toLowerCase()}]`] : [];
}

type Weight = [ids: number, classes: number, tags: number];

function weightOf(selector: Selector): Weight {
  return selector.nodes.map(weightOfPart).reduce(plus, [0, 0, 0]);
}

function weightOfPart(node: Node): Weight {
  if (node.type === 'id') return [1, 0, 0];
  if (node.type === 'class' || node.type === 'attribute') return [0, 1, 0];
  if (node.type === 'tag') return [0, 0, 1];
  if (node.type !== 'pseudo' || node.value === ':where') return [0, 0, 0];
  if (AS_INSIDE.test(node.value)) return node.nodes.map(weightOf).reduce(heavier, [0, 0, 0]);
  if (PSEUDO_ELEMENT.test(node.value)) return [0, 0, 1];
  return [0, 1, 0];
}

function plus(one: Weight, other: Weight): Weight {
  return [one[0] + other[0], one[1] + other[1], one[2] + other[2]];
}

function heavier(one: Weight, other: Weight): Weight {
  const difference = one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
  return difference < 0 ? other : one;
}
