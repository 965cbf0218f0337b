import { JSDOM } from 'jsdom';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { getPublishedPosts, getTopics, getPostTopic } from '#lib/blog/read';
import { getPublishedStudies } from '#lib/case-studies/read';
import { jsonInHtml } from '#lib/content/markup';
import { postGraph, topicGraph } from '#lib/seo/blog-graphs';
import type { GraphNode } from '#lib/seo/graph/node';
import { pageGraph } from '#lib/seo/page-graph';
import { FIXED_PAGES } from '#lib/seo/routes';
import { studyGraph } from '#lib/seo/study-graph';
import { siteUrl } from '#lib/pages/site-url';
import { getFaqs, getPage } from '#lib/pages/read';
import { graphProblems } from '#tests/findability/schema-org/graph-problems';
import { caseStudy } from '#tests/factories/case-study';

// The content does not change during these tests, so it is read once, as in production.
vi.hoisted(() => vi.stubEnv('NODE_ENV', 'production'));

const NOW = new Date('2026-11-21T12:00:00Z');

function allGraphs(): [string, GraphNode[]][] {
  const studies = getPublishedStudies(NOW);
  return [
    ...FIXED_PAGES.map(({ path, name }): [string, GraphNode[]] => [path, pageGraph(name, NOW) ?? []]),
    ...getTopics(NOW).map((topic): [string, GraphNode[]] => [
      `/blog/topics/${topic.slug}`,
      topicGraph(
        topic,
        getPublishedPosts(NOW).filter((post) => post.topic === topic.name),
      ),
    ]),
    ...getPublishedPosts(NOW).map((post): [string, GraphNode[]] => [
      `/blog/${post.slug}`,
      postGraph(
        post,
        getPostTopic(post),
        studies.filter(({ slug }) => post.cases.includes(slug)),
      ),
    ]),
    ...studies.map((study): [string, GraphNode[]] => [`/case-studies/${study.slug}`, studyGraph(study)]),
  ];
}

const problemsOf = (graph: GraphNode[]) => graphProblems({ '@context': 'https://schema.org', '@graph': graph });
const find = (graph: GraphNode[] | undefined, type: string) => graph?.filter((node) => node['@type'] === type) ?? [];

describe('the graph of each page', () => {
  it.each(allGraphs())('%s uses only schema.org terms, and has all required properties', (path, graph) => {
    expect(problemsOf(graph)).toEqual([]);
    const page = graph.find((node) => node['@id'] === siteUrl(path));
    expect(page?.url).toBe(siteUrl(path));
  });

  it('has the same ids on every page and in every build', () => {
    const named = new Map<string, string>();
    const whole = JSON.parse(JSON.stringify(find(pageGraph('home', NOW), 'Organization')[0])) as object;
    for (const node of allGraphs().flatMap(([, graph]) => graph)) {
      const id = String(node['@id']);
      const isCompany = node['@type'] === 'Organization';
      // Other pages have a subset of the company properties of the home page.
      if (isCompany) expect(whole, id).toMatchObject(node);
      const text = JSON.stringify(isCompany ? whole : node);
      expect(named.get(id) ?? text, id).toBe(text);
      named.set(id, text);
    }
    expect(JSON.stringify(allGraphs())).toBe(JSON.stringify(allGraphs()));
  });

  it('has the details of the company only on pages about it', () => {
    const companyOn = (name: string) => find(pageGraph(name, NOW), 'Organization')[0];
    for (const name of ['home', 'about'])
      expect(companyOn(name)).toMatchObject({ telephone: expect.stringMatching(/^\+1/) });
    expect(Object.keys(companyOn('offsite') ?? {})).toEqual(['@type', '@id', 'name', 'url', 'logo']);
  });

  it('uses SITE_URL in every URL', () => {
    process.env.SITE_URL = 'https://www.example.com';
    try {
      const text = JSON.stringify(allGraphs());
      expect(text).toContain('"@id":"https://www.example.com/#organization"');
      expect(text).not.toContain('localhost');
    } finally {
      delete process.env.SITE_URL;
    }
  });

  it('has exactly the questions that the page shows', () => {
    for (const { name } of FIXED_PAGES) {
      const shown = (getPage(name).sections ?? []).flatMap((one) => (one.kind === 'faq' ? one.questions : []));
      const [faq] = find(pageGraph(name, NOW), 'FAQPage');
      const questions = ((faq?.mainEntity ?? []) as GraphNode[]).map((question) => question.name);
      expect(questions, name).toEqual(shown.map((id) => getFaqs().find((one) => one.id === id)?.question));
    }
  });

  it('has the prices of the price list, by place', () => {
    const pricesOf = (name: string) =>
      find(pageGraph(name, NOW), 'Service').flatMap((service) =>
        ((service.offers ?? []) as GraphNode[]).map(({ price }) => price),
      );
    expect(pricesOf('scavenger-hunts')).toEqual([1500, 4500]);
    expect(pricesOf('virtual-events')).toEqual([1500]);
    expect(pricesOf('journey-to-jidara')).toEqual([1500]);
    expect(pricesOf('jidara-pop-up')).toEqual([1500, 4500]);
    expect(pricesOf('homeschool-hunt')).toEqual([]);
    expect(find(pageGraph('about', NOW), 'Service')).toEqual([]);
  });

  it('has the film on pages that show it', () => {
    expect(find(pageGraph('scavenger-hunts', NOW), 'VideoObject')).toHaveLength(1);
    expect(find(studyGraph(caseStudy({ videoUrl: '/video/hunt-in-ten-seconds.mp4' })), 'VideoObject')).toHaveLength(1);
    expect(find(studyGraph(caseStudy()), 'VideoObject')).toEqual([]);
  });

  it('lists only studies that are public at the given time', () => {
    const namesAt = (time: string) =>
      JSON.stringify(find(pageGraph('case-studies', new Date(time)), 'ItemList')).match(/\/case-studies\/[a-z-]+/g);
    expect(namesAt('2026-11-21T12:00:00Z')).toHaveLength(17);
    expect(namesAt('2025-11-01T12:00:00Z')).toHaveLength(getPublishedStudies(new Date('2025-11-01T12:00:00Z')).length);
  });

  it('is undefined for pages that search engines may not index', () => {
    expect(pageGraph('confirmation', NOW)).toBeUndefined();
    expect(pageGraph('not-found', NOW)).toBeUndefined();
  });
});

describe('the graph check of the tests', () => {
  const good = () => structuredClone(pageGraph('scavenger-hunts', NOW) ?? []);
  const service = (graph: GraphNode[]) => find(graph, 'Service')[0]!;

  it.each<[string, (graph: GraphNode[]) => void, RegExp]>([
    ['an unknown type', (graph) => (service(graph)['@type'] = 'Servcie'), /no type "Servcie"/],
    ['an unknown property', (graph) => (service(graph).provder = 'us'), /has no "provder"/],
    ['a property of another type', (graph) => (service(graph).uploadDate = '2026-01-01'), /has no "uploadDate"/],
    ['a missing property', (graph) => delete service(graph).provider, /lacks "provider"/],
    ['a value of another kind', (graph) => (service(graph).url = 'somewhere'), /"somewhere" is no URL/],
    ['a day that does not exist', (graph) => (graph[2]!.dateModified = '2026-02-30'), /"2026-02-30" is no Date/],
    ['a dangling reference', (graph) => (service(graph).provider = { '@id': '#nobody' }), /nothing in the graph/],
    [
      'a reference to another kind of thing',
      (graph) => (service(graph).provider = { '@id': graph[1]!['@id'] }),
      /WebSite is no Organization or Person/,
    ],
    ['an id twice', (graph) => graph.push(graph[0]!), /is there twice/],
    ['a node without an id', (graph) => delete graph[0]!['@id'], /has no id/],
    ['a rating', (graph) => (service(graph).aggregateRating = { '@type': 'Thing' }), /not ours to give/],
    ['an empty text', (graph) => (service(graph).name = ''), /"" is no Text/],
  ])('finds %s', (_name, damage, problem) => {
    const graph = good();
    expect(problemsOf(graph)).toEqual([]);
    damage(graph);
    expect(problemsOf(graph).join('\n')).toMatch(problem);
  });
});

describe('the JSON-LD script in the page', () => {
  const { DOMParser } = new JSDOM().window;
  const parse = (value: unknown) => {
    const html = `<body><script type="application/ld+json">${jsonInHtml(value)}</script><p>after</p></body>`;
    const document = new DOMParser().parseFromString(html, 'text/html');
    return { scripts: [...document.scripts], text: document.querySelector('p')?.textContent };
  };

  it.each([
    '</script><script>alert(1)</script>',
    '<!--<script>',
    '\u2028\u2029',
    '&lt;/script&gt;',
    ']]>',
    '\\u003c/script>',
  ])('is not ended by %s', (hostile) => {
    const { scripts, text } = parse({ name: hostile });
    expect(text).toBe('after');
    expect(scripts).toHaveLength(1);
    expect(JSON.parse(scripts[0]!.text)).toEqual({ name: hostile });
    expect(jsonInHtml(hostile)).not.toMatch(/[<>&\u2028\u2029]/);
  });

  it('round-trips any text, without characters that could end the script', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('', '</script', '\u2028', '<!--'), (text, hostile) => {
        const json = jsonInHtml({ text: text + hostile });
        expect(JSON.parse(json)).toEqual({ text: text + hostile });
        expect(json).not.toMatch(/[<>&\u2028\u2029]/);
      }),
    );
  });
});
