import postcss, { type AtRule, type Rule } from 'postcss';

/** The lists of a selector that pruning shortens. They hold no lists themselves in the sheets of this site. */
const LIST = /(:(?:is|where)\()([^()]*)\)/g;

/** The at-rules around a rule, from the outside. */
export function groupsOf(rule: Rule): string[] {
  const groups: string[] = [];
  for (let { parent } = rule; parent?.type === 'atrule'; { parent } = parent as AtRule)
    groups.unshift(`@${(parent as AtRule).name} ${(parent as AtRule).params}`);
  return groups;
}

/**
 * Rules that were cut for a page's first screen, with what a later sheet would have to say again to all of that screen: lists of selectors
 * as they are in the whole (`:is(.scene,.piece)`, not `:is(.scene)`), and all rules for the root, which hands them down. A browser styles each
 * element anew that a rule of a later sheet matches, though it says the same, and all of them when the root has another property.
 */
export function restoreNear(near: string, whole: string): string {
  const [root, all] = [postcss.parse(near), postcss.parse(whole)];
  const originals = new Map<string, Rule[]>();
  let forRoot = '';
  all.walkRules((rule) => {
    if (isForRoot(rule)) forRoot += groupsOf(rule).reduceRight((css, group) => `${group}{${css}}`, String(rule));
    for (const selector of rule.selectors) {
      const key = keyOf(rule, selector);
      originals.set(key, [...(originals.get(key) ?? []), rule]);
    }
  });
  root.walkRules((rule) => {
    if (isForRoot(rule)) removeFromGroup(rule);
    else rule.selectors = rule.selectors.map((selector) => originalOf(rule, selector, originals) ?? selector);
  });
  return forRoot + root.toString();
}

function isForRoot({ selector }: Rule): boolean {
  return /^(?::root|:where\(:root\))$/.test(selector);
}

function keyOf(rule: Rule, selector: string): string {
  return [...groupsOf(rule), selector.replace(LIST, '$1)')].join('\n');
}

/** Takes a rule out, and the groups that held nothing else. */
function removeFromGroup(rule: Rule | AtRule): void {
  const { parent } = rule;
  rule.remove();
  if (parent?.type === 'atrule' && parent.nodes?.length === 0) removeFromGroup(parent as AtRule);
}

/** A selector as it was in the rule that this one is left of. */
function originalOf(rule: Rule, selector: string, originals: Map<string, Rule[]>): string | undefined {
  const key = keyOf(rule, selector);
  const kept = rule.nodes.map(String);
  for (const original of originals.get(key) ?? []) {
    const said = new Set(original.nodes.map(String));
    const whole = original.selectors.find((one) => keyOf(original, one) === key && holds(one, selector));
    if (whole && kept.every((node) => said.has(node))) return whole;
  }
  return undefined;
}

/** Whether the lists of a selector hold those of another one. */
function holds(whole: string, part: string): boolean {
  const lists = (selector: string) => [...selector.matchAll(LIST)].map(([, , list = '']) => list.split(/\s*,\s*/));
  const wholes = lists(whole);
  return lists(part).every((list, index) => list.every((one) => wholes[index]?.includes(one)));
}
