import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import { CaseStudySchema, type CaseStudy } from '#lib/case-studies/schema';
import { parseMarkdownSource } from '#lib/content/source';
import { validate } from '#lib/content/validate';
import { DESK, draft, jsonOf, openDesk, overflowOf, put } from './preview-desk.ts';
import { expect, test, type Page } from './test.ts';
import { watchPage } from './watch-page.ts';

const SLUG_RULE = 'Slug must contain only lowercase letters, numbers, and hyphens';
const STORED = 'case-studies-test-mode';
const storedText = (page: Page) => page.evaluate((key) => localStorage.getItem(key), STORED);

test('broken JSON is reported with its position, and Show selects the position', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const watch = watchPage(page);
  const { field, alert, messages } = await openDesk(page);
  const many = Array.from({ length: 40 }, (_, id) => draft({ id, slug: `study-${id}` }));
  const broken = jsonOf(...many).replace('"id": 30,', '"id": thirty,');
  const line = broken.slice(0, broken.indexOf('thirty')).split('\n').length;
  await page.evaluate((text) => navigator.clipboard.writeText(text), broken);
  await field.focus();
  await page.keyboard.press('ControlOrMeta+v');
  await page.getByRole('button', { name: 'Load', exact: true }).click();
  const place = `line ${line}, column 11`;
  await expect(messages).toHaveText([`Invalid JSON format: expected a value, but there is t at ${place}`]);
  await expect(alert.locator('small')).toHaveText(`Line ${line}, column 11`);
  await expect(alert.locator('code')).toHaveText('"id": thirty,');
  await expect(alert.locator('code mark')).toHaveText('t');

  await page.getByRole('button', { name: `Show ${place} in the field` }).click();
  const shown = () =>
    field.evaluate((box: HTMLTextAreaElement) => {
      const height = parseFloat(getComputedStyle(box).lineHeight);
      const at = box.value.slice(0, box.selectionStart).split('\n').length * height;
      return {
        selected: box.value.slice(box.selectionStart, box.selectionEnd),
        isInSight: at > box.scrollTop && at < box.scrollTop + box.clientHeight,
      };
    });
  await expect(field).toBeFocused();
  expect(await shown()).toEqual({ selected: 'thirty', isInSight: true });
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('\n\n');
  await page.getByRole('button', { name: `Show ${place} in the field` }).click();
  expect(await shown(), 'after typing above the place').toEqual({ selected: 'thirty', isInSight: true });
  expect(watch.errors).toEqual([]);
});

test('every specified message is shown verbatim, for all entries at once', async ({ page }) => {
  const { alert, names, messages, load } = await openDesk(page);
  for (const text of ['null', '"text"', '7', '{ "name": 1 }']) {
    await load(text);
    await expect(messages, text).toHaveText([/^Case studies must be an array$/]);
  }
  await load(jsonOf(draft(), draft({ company: 'Beta', slug: 'Not A Slug' }), {}));
  const required = ['id', 'title', 'shortDescription', 'company', 'slug', 'categories'];
  await expect(names).toHaveText([
    "Case study 2, 'Beta': slug",
    "Case study 2, 'Beta': id",
    ...required.map((field) => `Case study 3: ${field}`),
    'Case study 3: coverImage',
    'Case study 3: companyLogo',
  ]);
  await expect(messages).toHaveText([
    new RegExp(`^${SLUG_RULE}$`),
    /^Duplicate ID$/,
    ...required.map(() => /^Missing required field$/),
    /^No cover image or hero image$/,
    /^No company logo$/,
  ]);
  await expect(alert.getByText('8 errors, nothing was loaded')).toBeVisible();
  await expect(alert.locator('small').first()).toHaveText('Line 20, column 13');
  await load('');
  await expect(messages).toHaveText([/^Invalid JSON format: there is no text$/]);
  await load('[{"id":1,}]');
  await expect(messages).toHaveText([/^Invalid JSON format: a comma too many before } at line 1, column 10$/]);
  await load(jsonOf(draft()).replace('"id"', '"id": 7,\n    "id"'));
  await expect(names).toHaveText(["Case study 1, 'Acme': id"]);
  await expect(messages).toHaveText(['This name is written twice in one object, and the last one counts']);
  await expect(page.getByText('1 case study is loaded.')).toBeVisible();
  await load(jsonOf(draft({ coverImage: undefined, companyLogo: '' })));
  await expect(alert.getByText('2 warnings, nothing that stops a load')).toBeVisible();
  await expect(page.getByText('1 case study is loaded.')).toBeVisible();
});

test('repairs are offered, and applied only on request', async ({ page }) => {
  const { field, load } = await openDesk(page);
  const good = jsonOf(draft());
  const accidents = {
    fence: `\`\`\`json\n${good}\n\`\`\``,
    'byte order mark': `\ufeff${good}`,
    'smart quotes': good.replaceAll(/"(\w+)":/g, '\u201c$1\u201d:'),
    'trailing commas': good.replace('\n  }', ',\n  }'),
    wrapper: `{ "caseStudies": ${good} }`,
  };
  for (const [name, text] of Object.entries(accidents)) {
    await load(text);
    await expect(page.getByRole('heading', { name: 'This can be put right' }), name).toBeVisible();
    await expect(field, `${name}: nothing changes silently`).toHaveValue(text);
    await expect(page.locator('form dl del, form dl ins').first(), name).toBeVisible();
    await page.getByRole('button', { name: /^Apply/ }).click();
    await expect(page.getByText('1 case study is loaded.'), name).toBeVisible();
    expect(JSON.parse(await field.inputValue()), name).toEqual([draft()]);
    await page.getByRole('button', { name: 'Undo the change of the field' }).click();
    await expect(field, name).toHaveValue(text);
    await page.getByRole('button', { name: 'Reset' }).click();
  }
  await load(accidents.fence.replaceAll(/"(\w+)":/g, '\u201c$1\u201d:').replace('\n  }', ',\n  }'));
  await page.getByRole('button', { name: 'Apply all 3' }).click();
  await expect(page.getByText('1 case study is loaded.')).toBeVisible();
});

test('a file can be dropped or chosen, and the current list can be loaded', async ({ page }) => {
  const { field } = await openDesk(page);
  const dropped = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'dropped.json', { type: 'application/json' }));
    return transfer;
  }, jsonOf(draft()));
  for (const type of ['dragover', 'drop']) await field.dispatchEvent(type, { dataTransfer: dropped });
  await expect(page.getByText('The field holds the text of dropped.json now.')).toBeVisible();
  await expect(page.getByText('1 case study is loaded.')).toBeVisible();

  const chosen = { name: 'chosen.txt', mimeType: 'text/plain' };
  const two = jsonOf(draft(), draft({ id: 2, slug: 'two' }));
  await page.getByLabel('Or choose a file').setInputFiles({ ...chosen, buffer: Buffer.from(two) });
  await expect(page.getByText('2 case studies are loaded.')).toBeVisible();
  await page.getByLabel('Or choose a file').setInputFiles({ ...chosen, buffer: Buffer.alloc(1_000_001, ' ') });
  await expect(page.getByText('The text is larger than 1 MB, which is the most that a preview takes')).toBeVisible();
  await expect(page.getByText('2 case studies are loaded.')).toBeVisible();

  await page.getByRole('button', { name: 'Reset' }).click();
  await page.getByRole('button', { name: 'Start from the current list' }).click();
  await expect(page.getByText('The field holds 17 case studies now.')).toBeVisible();
  const list = JSON.parse(await field.inputValue()) as { title: string }[];
  list[0]!.title = 'Another name';
  await put(field, JSON.stringify(list.slice(0, 16)));
  await page.getByRole('button', { name: 'Load', exact: true }).click();
  await expect(page.getByText('0 added, 1 changed, 1 removed, 15 the same.')).toBeVisible();
});

test(
  'loaded studies appear in the library, the story, the related ones and the featured ones',
  { tag: '@full' },
  async ({ page, request }) => {
    const watch = watchPage(page);
    const { caseStudies } = (await (await request.get('/api/case-studies')).json()) as { caseStudies: CaseStudy[] };
    const { load, banner } = await openDesk(page);
    const [original] = caseStudies;
    const own = { ...original, title: 'Ours', fullTitle: 'Ours, not published', featured: false };
    await load(
      jsonOf(own, draft({ id: 901, categories: own.categories, featured: true }), draft({ id: 902, slug: 'b' })),
    );
    const featured = page.getByRole('region', { name: 'Featured on the home page' });
    await expect(featured.getByRole('link')).toHaveText([/Lighthouse Hunt/]);
    await page.getByRole('link', { name: `${own.company}: Ours` }).click();
    await expect(page).toHaveURL(`${DESK}&slug=${own.slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ours, not published');
    await expect(banner).toBeInViewport();
    const related = page.getByRole('region', { name: 'More like this' });
    await expect(related.locator('li a').first()).toHaveAttribute('href', `${DESK}&slug=acme-lighthouse-hunt`);
    await related.locator('li a').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lighthouse Hunt');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ours, not published');

    await page.getByRole('link', { name: 'See them in the library' }).click();
    await expect(page.getByText('3 of 3 case studies')).toBeVisible();
    await expect(page).toHaveURL('/case-studies?test-mode=true');
    await expect(page.getByText('Preview, not published: only this browser sees these case studies.')).toBeVisible();
    await page.getByRole('link', { name: /^Ours, not published/ }).click();
    await expect(page).toHaveURL(`${DESK}&slug=${own.slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ours, not published');
    await page.getByRole('link', { name: /^Next: / }).click();
    await expect(page).toHaveURL(`${DESK}&slug=acme-lighthouse-hunt`);

    await page.goto('/case-studies');
    await page.mouse.move(200, 300);
    await expect(page.getByText('17 of 17 case studies')).toBeVisible();
    await page.goto(`/case-studies/${own.slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(original!.fullTitle);
    await page.goto('/case-studies?test-mode=true');
    await expect(page.getByText('3 of 3 case studies')).toBeVisible();
    expect(watch.errors).toEqual([]);
  },
);

test('another tab updates by itself, and a reset can be undone', { tag: '@full' }, async ({ page, context }) => {
  const { load } = await openDesk(page);
  const library = await context.newPage();
  const desk = await context.newPage();
  await library.goto('/case-studies?test-mode=true');
  await expect(library.getByText('Test mode is on and nothing is loaded')).toBeVisible();
  await openDesk(desk);
  const follow = async (inLibrary: string, onDesk: string) => {
    await expect(library.getByText(inLibrary)).toBeVisible();
    await expect(desk.getByText(onDesk)).toBeVisible();
  };
  const nothing = 'Nothing is loaded, so the published list applies.';
  await load(jsonOf(draft()));
  await follow('1 of 1 case studies', '1 case study is loaded.');
  const kept = await storedText(page);
  expect(JSON.parse(kept!)).toMatchObject({ version: '2.0', data: [{ slug: 'acme-lighthouse-hunt' }] });
  await page.getByRole('button', { name: 'Reset' }).click();
  await follow('17 of 17 case studies', nothing);
  expect(await storedText(page)).toBeNull();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await follow('1 of 1 case studies', '1 case study is loaded.');
  expect(JSON.parse((await storedText(page))!)).toMatchObject({ data: JSON.parse(kept!).data });
});

test('a draft survives a reload; data of another version is cleared, reported and offered', async ({ page }) => {
  const { field } = await openDesk(page);
  await put(field, '[{ "half": ');
  await page.reload();
  await expect(field).toHaveValue('[{ "half": ');
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && logged.push(message.text()));
  for (const [text, reason] of [
    [JSON.stringify({ version: '1.0', data: [draft()] }), 'they were saved by another version of this page'],
    ['{"version": "2.0", "da', 'they could not be read'],
  ] as const) {
    // An open desk would detect it before it is left.
    await page.goto('/api/health');
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [STORED, text] as const);
    await page.goto(DESK);
    await expect(page.getByText(`The case studies of your last visit were removed: ${reason}.`)).toBeVisible();
    await expect(page.getByText('Nothing is loaded, so the published list applies.')).toBeVisible();
    expect(await storedText(page)).toBeNull();
    expect(logged.splice(0)).toEqual([`Stored case studies were removed: ${reason}`]);
    await page.getByRole('button', { name: 'Put their text into the field' }).click();
    await expect(field).toHaveValue(text);
  }
});

for (const refusal of ['blocked', 'full'] as const) {
  test(`a storage that is ${refusal} still previews, and reports that nothing is saved`, async ({ page }) => {
    await page.addInitScript((how) => {
      const refuse = () => {
        throw new DOMException('No.', how === 'full' ? 'QuotaExceededError' : 'SecurityError');
      };
      if (how === 'full') Storage.prototype.setItem = refuse;
      else for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
    }, refusal);
    const watch = watchPage(page);
    const { load } = await openDesk(page);
    await load(jsonOf(draft()));
    await expect(
      page.getByText('1 case study is loaded. Not saved: this browser refuses to store them, and a reload loses them.'),
    ).toBeVisible();
    await expect(page.getByText('This browser keeps no drafts, so a reload loses the text.')).toBeVisible();
    await page.getByRole('link', { name: 'Acme: Lighthouse Hunt' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lighthouse Hunt');
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(page.getByText('Nothing is loaded, so the published list applies.')).toBeVisible();
    expect(watch.errors).toEqual([]);
  });
}

test('the list is exported as JSON, and a study as a file that passes the content check', async ({ page, request }) => {
  const { caseStudies } = (await (await request.get('/api/case-studies')).json()) as { caseStudies: CaseStudy[] };
  const study = { ...caseStudies[0]!, id: 900, slug: 'a-new-story', title: 'No: - \u201cyes\u201d #1 \u2013 café' };
  const { load } = await openDesk(page);
  const download = async (name: string) => {
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
  };
  await load(jsonOf(study));
  const json = await download('Download as JSON');
  expect(json.name).toBe('case-studies.json');
  expect(JSON.parse(json.text)).toEqual([study]);
  await page.getByText('Added', { exact: true }).click();
  const { name, text } = await download('Download as a content file');
  expect(name).toBe('a-new-story.md');
  await expect(page.getByText('a-new-story.md is complete.')).toBeVisible();
  const parsed = parseMarkdownSource({ file: name, text });
  expect(validate(CaseStudySchema, name, parsed)).toEqual({ data: study, problems: [] });
});

test(
  'the desk is accessible and fits a phone, with errors, with repairs and with a story',
  { tag: '@full' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { load } = await openDesk(page);
    const check = async (what: string) => {
      for (const width of [1440, 390, 320]) {
        await page.setViewportSize({ width, height: 640 });
        expect(await overflowOf(page), `${what} at ${width} px`).toBeLessThanOrEqual(0);
      }
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
        .analyze();
      const findings = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`);
      expect(findings, what).toEqual([]);
    };
    const long = 'unbreakable'.repeat(30);
    await load(jsonOf(draft({ company: long, slug: long.toUpperCase(), [long]: 1 })));
    await check('errors');
    await load(`\`\`\`\n${jsonOf(draft({ company: long })).replaceAll('"', '\u201d')}`);
    await expect(page.getByRole('button', { name: 'Apply all 2' })).toBeVisible();
    await check('fixes');
    await load(jsonOf(draft({ company: long, fullTitle: long, body: long, stats: [{ label: long, value: '9' }] })));
    await page.getByText('Show a code for a phone in the room').click();
    await page.getByText('Added', { exact: true }).click();
    await check('a list');
    await page.getByRole('link', { name: `${long}: Lighthouse Hunt` }).click();
    await expect(page.getByRole('article')).toBeVisible();
    await check('a story');
  },
);

test('loaded studies replace the published ones on home, past events, in the library and at the address of any study', async ({
  page,
}) => {
  const watch = watchPage(page);
  const { load } = await openDesk(page);
  await load(jsonOf(draft({ featured: true }), draft({ id: 102, slug: 'second', company: 'Beta', title: 'Tin Hunt' })));
  for (const path of ['/', '/team-building/past-events']) {
    await page.goto(`${path}?test-mode=true`);
    const cards = page.locator('main a[href*="/case-studies/preview"]').filter({ has: page.locator('h3') });
    await expect(cards).toHaveCount(1);
    await expect(cards).toContainText('Acme');
    await expect(page.getByText('Preview, not published: only this browser sees these case studies.')).toBeVisible();
  }
  await page.getByRole('link', { name: 'Case studies' }).first().click();
  await expect(page).toHaveURL('/case-studies?test-mode=true');
  await expect(page.getByText('2 of 2 case studies')).toBeVisible();
  await page.goto('/case-studies/second?test-mode=true');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tin Hunt');
  await expect(page).toHaveURL(/\/case-studies\/preview\?/);
  await page.goto('/case-studies/tidewrack-dockside-dispatch?test-mode=true');
  await expect(page.getByText('None of them has the slug "tidewrack-dockside-dispatch".')).toBeVisible();
  await page.goto('/?test-mode=true');
  await page.getByRole('link', { name: 'Leave test mode' }).click();
  await expect(page.getByText('17 of 17 case studies')).toBeVisible();
  expect(watch.errors).toEqual([]);
});

test('without JavaScript the preview says what it needs', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/case-studies/preview?test-mode=true');
  await expect(page.locator('main noscript b')).toBeVisible();
  await expect(page.locator('main noscript b')).toHaveText(/it needs JavaScript, which is off here/);
  await expect(page.getByRole('link', { name: 'Open the preview' })).toBeHidden();
  await context.close();
});

test('pictures of other sites may load in test mode only', async ({ request }) => {
  for (const path of ['/case-studies/preview', '/case-studies', '/']) {
    const policyOf = async (query: string) => (await request.get(path + query)).headers()['content-security-policy']!;
    expect(await policyOf('?test-mode=true')).toContain("img-src 'self' blob: https:;");
    expect(await policyOf('')).toContain("img-src 'self';");
  }
});

test('a story with a logo and three photographs is written, presented and exported in a minute', async ({ page }) => {
  const watch = watchPage(page);
  await openDesk(page);
  const photograph = await page.screenshot({ type: 'jpeg' });
  const file = (name: string) => ({ name, mimeType: 'image/jpeg', buffer: photograph });
  await page.getByRole('button', { name: 'An example' }).click();
  await page.getByLabel('Client (needed)').fill('Acme');
  await page.getByLabel('Logo').setInputFiles(file('logo.jpg'));
  await page.getByLabel('Photographs of the day').setInputFiles([file('a.jpg'), file('b.jpg'), file('c.jpg')]);
  const photographs = page.locator('article img[src^="blob:"]');
  await expect(photographs).toHaveCount(4);
  await page.getByRole('button', { name: 'Present' }).click();
  await expect(page.getByLabel('Case studies as JSON')).toBeHidden();
  await page.reload();
  await expect(page.getByText('Preview, not published', { exact: true })).toBeVisible();
  await expect(photographs).toHaveCount(4);
  await expect(photographs.first()).toHaveJSProperty('complete', true);
  expect(await photographs.first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await page.getByText('Added', { exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download with its pictures' }).click();
  expect((await download).suggestedFilename()).toBe('acme-the-harbor-hunt.zip');
  await expect(page.getByText(/it has the content file and 4 pictures and films/)).toBeVisible();
  expect(watch.errors).toEqual([]);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(photographs).toHaveCount(4);
  expect(watch.errors).toEqual([]);
});
