import fc from 'fast-check';

/** Every attack tries to call this global function, or to reach this host. */
export const HIT = 'wasHit';
const EVIL = 'evil.example';

const ADDRESSES = [
  `javascript:${HIT}()`,
  `JaVaScRiPt:${HIT}()`,
  `java\nscript:${HIT}()`,
  `\u0001javascript:${HIT}()`,
  `javascript&colon;${HIT}()`,
  `javascript://%0a${HIT}()`,
  `vbscript:${HIT}()`,
  `data:text/html,<script>parent.${HIT}()</script>`,
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${HIT}()'/>`,
  `blob:https://${EVIL}/1`,
  `https://${EVIL}/a.png`,
  `http://${EVIL}`,
  `//${EVIL}/a.png`,
  `/\\${EVIL}`,
  `/\t/${EVIL}/a.png`,
  `/.//${EVIL}/a.png`,
  `https:${EVIL}`,
  `https://user:pw@${EVIL}`,
  `/a.png"onerror="${HIT}()`,
  `/a.png') url(//${EVIL}/b`,
  `/art/case-studies/../../api/case-studies`,
  '/nowhere.png',
  '',
];

const MARKUP = [
  `<script>${HIT}()</script>`,
  `</script><script>${HIT}()</script>`,
  `</textarea><script>${HIT}()</script>`,
  `<img src=x onerror=${HIT}()>`,
  `"><img src=x onerror="${HIT}()">`,
  `' autofocus onfocus='${HIT}()`,
  `<svg onload=${HIT}()>`,
  `<svg><script href=//${EVIL}/a.js></script></svg>`,
  `<math><mtext></form><form><mglyph><style></math><img src onerror=${HIT}()>`,
  `<details open ontoggle=${HIT}()>`,
  `<iframe srcdoc="<script>parent.${HIT}()</script>"></iframe>`,
  `<object data="data:text/html,<script>parent.${HIT}()</script>"></object>`,
  `<a href="javascript:${HIT}()">a</a>`,
  `<form action="//${EVIL}"><button autofocus>b</button></form>`,
  `<base href="//${EVIL}/">`,
  `<meta http-equiv="refresh" content="0;url=//${EVIL}">`,
  `<link rel="stylesheet" href="//${EVIL}/a.css">`,
  `<style>@import url(//${EVIL}/a.css);*{position:fixed;inset:0}</style>`,
  `<div style="position:fixed;inset:0;z-index:9999;background:url(//${EVIL})">over everything</div>`,
  `<!--<img title="--><img src=x onerror=${HIT}()>">`,
  `<template><img src=x onerror=${HIT}()></template>`,
  `{{constructor.constructor('${HIT}()')()}}`,
  `\${${HIT}()}`,
];

const ODD = [
  ...[
    '\u202e',
    '\u2066\u2067',
    '\u200b',
    '\ufeff',
    '\u0000',
    '\ud800',
    '\u0300'.repeat(50),
    '\u{1f469}\u200d\u{1f467}',
  ],
  ...['# ', '\n\n', '```<b', '`', '**', '~~', '[^1]', '\n[^1]: x', '| a |\n|---|\n', '> '.repeat(20), '- '.repeat(20)],
  ...['&#x22;', '&lt;script&gt;', ' ', '\\', '"', "'", '<', '>', 'x'.repeat(400), 'url(', 'expression(1)'],
];

const address = fc.constantFrom(...ADDRESSES);
const style = fc.constantFrom(
  `url(https://${EVIL})`,
  `red;background:url(//${EVIL})`,
  `#fff}body{display:none}`,
  `x;}</style><script>${HIT}()</script>`,
  `Anybody;position:fixed`,
  '#12345g',
  '#abcdef',
);
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom(...MARKUP),
      fc.constantFrom(...ODD),
      address,
      address.map((to) => `[link](${to})`),
      address.map((to) => `[link](<${to}> "onclick=${HIT}()")`),
      address.map((to) => `![picture](${to} "<b>")`),
      address.map((to) => `<${to}>`),
      address.map((to) => `[link][r]\n\n[r]: ${to}\n\n`),
      fc.lorem({ maxCount: 8 }),
      fc.string({ unit: 'binary', maxLength: 12 }),
    ),
    { maxLength: 5 },
  )
  .map((parts) => parts.join(''));

const anything: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: text, weight: 6 },
  { arbitrary: address, weight: 3 },
  { arbitrary: style, weight: 1 },
  { arbitrary: fc.jsonValue({ maxDepth: 2 }), weight: 1 },
);

/** Objects with these keys, sometimes also with keys that target prototypes and handlers. */
function objectOf(...keys: string[]): fc.Arbitrary<Record<string, unknown>> {
  const dangerousKeys = [
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'onclick',
    'style',
    'dangerouslySetInnerHTML',
  ];
  const entries = fc.tuple(...keys.map((key) => anything.map((value) => [key, value] as const)));
  const dangerousEntry = fc.tuple(
    fc.constantFrom(...dangerousKeys),
    fc.oneof(anything, fc.constant({ polluted: HIT, __html: MARKUP[0] })),
  );
  // fromEntries makes __proto__ an own property, which JSON then contains.
  return fc
    .tuple(entries, fc.option(dangerousEntry))
    .map(([own, extra]) => Object.fromEntries(extra ? [...own, extra] : own));
}

const listOf = (...keys: string[]) =>
  fc.oneof({ arbitrary: fc.array(objectOf(...keys), { maxLength: 3 }), weight: 5 }, anything);
const section = fc.oneof({ arbitrary: objectOf('title', 'content'), weight: 5 }, anything);

const fields = fc.record(
  {
    fullTitle: anything,
    industry: anything,
    companyLogo: anything,
    coverImage: anything,
    heroImage: anything,
    ogImage: anything,
    titleFontFamily: anything,
    primaryColor: anything,
    featured: fc.oneof(fc.boolean(), anything),
    revealed_on: anything,
    typeOfEvent: anything,
    format: anything,
    city: anything,
    date: fc.oneof(fc.constant('2026-05-01'), anything),
    participants: fc.oneof(fc.double(), fc.nat(9000), anything),
    duration: anything,
    game: anything,
    videoUrl: anything,
    ctaUrl: anything,
    ctaText: anything,
    // Anything but a list would refuse the whole paste.
    stats: fc.array(objectOf('icon', 'label', 'value'), { maxLength: 3 }),
    clientMetrics: listOf('type', 'symbol', 'startDate', 'metric', 'unit', 'description', 'fallbackMetric'),
    route: listOf('title', 'text'),
    standings: listOf('team', 'score', 'width'),
    testimonials: listOf('quote', 'author', 'nameDescription', 'company', 'avatar'),
    gallery: fc.oneof(listOf('url', 'alt'), fc.array(address, { maxLength: 3 })),
    sections: fc.record({ challenge: section, solution: section, wentWrong: section }, { requiredKeys: [] }),
    body: text,
  },
  { requiredKeys: [] },
);

const CATEGORY_LISTS = [
  ['Scavenger Hunt'],
  ['Escape Room', 'Onboarding'],
  [`<img src=x onerror=${HIT}()>`, 'Escape Room'],
];

/** The fields of a study besides its id and slug: hostile values of which about half pass the check. */
const study = fc
  .tuple(
    fields,
    fc.record({ title: text, company: text, shortDescription: text }),
    fc.constantFrom(...CATEGORY_LISTS),
    fc.option(objectOf()),
  )
  .map(([other, { title, company, shortDescription }, categories, extra]) => ({
    ...other,
    title: `T${title}`,
    company: `C${company}`,
    shortDescription: `S${shortDescription}`,
    categories,
    ...extra,
  }));

/** Hostile studies, the same for the same seed, with unique ids and slugs. */
export function hostileStudies(count: number, seed: number): Record<string, unknown>[] {
  return fc.sample(study, { numRuns: count, seed }).map((one, index) => ({
    id: index + 1,
    slug: `hostile-${index + 1}`,
    ...one,
  }));
}
