import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CaseLibrary } from '#components/case-study/library/case-library.client';
import { CaseStudiesProvider, useCaseStudies } from '#components/test-mode/case-studies-provider.client';
import { LibraryPreview } from '#components/test-mode/library-preview.client';
import { Preview } from '#components/test-mode/preview.client';
import { toCard } from '#lib/case-studies/card';
import { goTo } from '#components/ui/use-search.client';
import { STORAGE_KEY } from '#lib/test-mode/storage';
import { validateCaseStudies } from '#lib/test-mode/validate';
import { caseStudy } from '#tests/factories/case-study';
import { caseStudyDraft } from '#tests/factories/case-study-draft';

const PUBLISHED = [
  caseStudy({ id: 1, slug: 'one', company: 'First', fullTitle: 'One won', title: 'One' }),
  caseStudy({ id: 2, slug: 'two', company: 'Second', fullTitle: 'Two won', title: 'Two' }),
];
const LOADED = validateCaseStudies([
  caseStudyDraft({ company: 'Acme' }),
  caseStudyDraft({ id: 102, slug: 'beta', company: 'Beta', fullTitle: 'Beta won', featured: true }),
  { ...PUBLISHED[0], city: 'Oslo, Norway' },
]).studies;

const answer = (caseStudies: unknown) => Promise.resolve(Response.json({ caseStudies }));
const serve = vi.fn(() => answer(PUBLISHED));

function store(studies = LOADED) {
  localStorage.setItem(STORAGE_KEY, JSON.stringify({ version: '2.0', savedAt: '2026-05-01', data: studies }));
}

function otherTab(change: () => void) {
  change();
  act(() => void dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY })));
}

beforeEach(() => vi.stubGlobal('fetch', serve));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  serve.mockClear();
});

describe('the library', () => {
  function open(search: string) {
    history.replaceState(null, '', `/case-studies${search}`);
    render(
      <CaseLibrary studies={PUBLISHED.map(toCard)}>
        <LibraryPreview />
      </CaseLibrary>,
    );
  }
  const cards = () =>
    screen.getAllByRole('heading', { level: 2 }).map((title) => title.closest('a')?.getAttribute('href'));
  const PUBLISHED_CARDS = ['/case-studies/one', '/case-studies/two'];

  it('shows the loaded studies with a banner in test mode, and links to the preview', async () => {
    store();
    open('?test-mode=true');
    expect(await screen.findByText(/^Preview, not published/)).toBeVisible();
    expect(cards()).toEqual(
      ['acme-lighthouse-hunt', 'beta', 'one'].map((slug) => `/case-studies/preview?test-mode=true&slug=${slug}`),
    );
    expect(screen.getByText('3 of 3 case studies')).toBeVisible();
    const card = screen.getByRole('link', { name: /Beta won/ });
    expect(card).not.toHaveTextContent('players');
    for (const picture of card.querySelectorAll('img')) expect(picture).not.toHaveAttribute('src', '');
    expect(sessionStorage.getItem('last-list')).toBeNull();

    act(() => goTo('/case-studies', true));
    expect(cards()).toEqual(PUBLISHED_CARDS);
    expect(screen.queryByText(/^Preview, not published/)).toBeNull();
    expect(localStorage.getItem(STORAGE_KEY)).not.toBeNull();
    act(() => goTo('/case-studies?test-mode=true', true));
    expect(await screen.findByText('3 of 3 case studies')).toBeVisible();
  });

  it('shows the published studies without the parameter, and fetches nothing', async () => {
    store();
    open('?test-mode=false');
    await act(async () => {});
    expect(cards()).toEqual(PUBLISHED_CARDS);
    expect(serve).not.toHaveBeenCalled();
  });

  it('shows a message in test mode when nothing is loaded', async () => {
    open('?test-mode=true');
    expect(await screen.findByText(/nothing is loaded, so this is the published list/)).toBeVisible();
    expect(cards()).toEqual(PUBLISHED_CARDS);
    expect(screen.getByRole('link', { name: 'Load case studies' })).toHaveAttribute(
      'href',
      '/case-studies/preview?test-mode=true',
    );
  });

  it('shows a message when stored studies were removed, and offers their text', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ version: '1.0', data: LOADED }));
    open('?test-mode=true');
    expect(await screen.findByText(/were removed: they were saved by another version of this page/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save their text' })).toBeVisible();
    vi.restoreAllMocks();
  });

  it('follows changes in another tab at once', async () => {
    open('?test-mode=true');
    await screen.findByText(/nothing is loaded/);
    otherTab(store);
    expect(screen.getByText('3 of 3 case studies')).toBeVisible();
    otherTab(() => localStorage.removeItem(STORAGE_KEY));
    expect(cards()).toEqual(PUBLISHED_CARDS);
  });
});

describe('the preview', () => {
  it('links to related studies, neighbors and the list, and stays in test mode', async () => {
    store();
    history.replaceState(null, '', '/case-studies/preview?test-mode=true&slug=beta');
    const user = userEvent.setup();
    render(<Preview bundled={PUBLISHED} />);
    const neighbors = within(await screen.findByRole('navigation', { name: 'Previous and next case study' }));
    expect(neighbors.getByRole('link', { name: 'All 3 case studies' })).toHaveAttribute(
      'href',
      '/case-studies?test-mode=true',
    );
    const related = within(screen.getByRole('region', { name: 'More like this' }));
    expect(related.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
      'Lighthouse Hunt',
      'One won',
    ]);
    await user.click(neighbors.getByRole('link', { name: 'Next: First' }));
    expect(location.search).toBe('?test-mode=true&slug=one');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('One won');
    await user.click(screen.getByRole('link', { name: /Beta won/ }));
    expect(location.search).toBe('?test-mode=true&slug=beta');
    expect(screen.getByRole('link', { name: 'See them in the library' })).toHaveAttribute(
      'href',
      '/case-studies?test-mode=true',
    );
  });

  it('shows the featured studies and the whole list while no study is selected', async () => {
    store();
    history.replaceState(null, '', '/case-studies/preview?test-mode=true');
    render(<Preview bundled={PUBLISHED} />);
    const featured = within(await screen.findByRole('region', { name: 'Featured on the home page' }));
    expect(featured.getAllByRole('heading', { level: 3 })).toHaveLength(1);
    const all = within(screen.getByRole('region', { name: 'All case studies in the preview' }));
    expect(all.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  });

  it('compares with the fetched published list, and downloads content files', async () => {
    store();
    history.replaceState(null, '', '/case-studies/preview?test-mode=true');
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    URL.createObjectURL = vi.fn(() => 'blob:file');
    const user = userEvent.setup();
    render(<Preview />);
    expect(await screen.findByText('2 added, 1 changed, 1 removed, 0 the same.')).toBeVisible();
    expect(screen.getByText('Removed: Second: Two.')).toBeVisible();
    const changed = within(screen.getByText('First: One', { selector: 'summary *' }).closest('details')!);
    expect(changed.getByText('Oslo, Norway').tagName).toBe('INS');
    expect(changed.getByText('Denver, CO, USA').tagName).toBe('DEL');

    const added = screen.getByText('Acme: Lighthouse Hunt', { selector: 'summary *' });
    await user.click(added);
    const draft = within(added.closest('details')!);
    await user.click(draft.getByRole('button', { name: 'Download as a content file' }));
    expect(draft.getByText(/^acme-lighthouse-hunt\.md is a draft/)).toBeVisible();
    expect(draft.getByText('stats').closest('li')).toHaveTextContent('stats: It needs exactly three numbers');
    await user.click(screen.getByRole('button', { name: 'Download as JSON' }));
    expect(saved).toEqual(['acme-lighthouse-hunt.md', 'case-studies.json']);
    vi.restoreAllMocks();
  });
});

describe('the published list', () => {
  function Probe() {
    const { caseStudies, published } = useCaseStudies();
    return (
      <>
        <output>{`${published.status}: ${caseStudies.map(({ slug }) => slug).join(' ')}`}</output>
        <button onClick={published.fetchAgain}>Again</button>
      </>
    );
  }
  const open = (bundled?: typeof PUBLISHED) =>
    render(
      <CaseStudiesProvider bundled={bundled}>
        <Probe />
      </CaseStudiesProvider>,
    );
  const advance = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  const output = () => screen.getByRole('status').textContent;

  beforeEach(() => vi.useFakeTimers());

  it('is fetched when the page has none, retried three times, and fetched again on request', async () => {
    serve.mockImplementation(() => Promise.reject(new TypeError('offline')));
    open();
    expect(output()).toBe('waiting: ');
    await advance(6900);
    expect([output(), serve.mock.calls.length]).toEqual(['waiting: ', 3]);
    await advance(200);
    expect([output(), serve.mock.calls.length]).toEqual(['failed: ', 4]);
    serve.mockImplementation(() => answer(PUBLISHED));
    act(() => screen.getByRole('button', { name: 'Again' }).click());
    await advance(100);
    expect(output()).toBe('ready: one two');
  });

  it('is refetched after a minute, and stays when that fails', async () => {
    serve.mockImplementation(() => answer(PUBLISHED.slice(1)));
    open(PUBLISHED);
    await advance(59_000);
    expect([output(), serve.mock.calls.length]).toEqual(['ready: one two', 0]);
    await advance(2000);
    expect(output()).toBe('ready: two');
    serve.mockImplementation(() => Promise.resolve(new Response('busy', { status: 503 })));
    await advance(80_000);
    expect(serve.mock.calls.length).toBeGreaterThan(1);
    expect(output()).toBe('ready: two');
    serve.mockImplementation(() => answer(PUBLISHED));
  });
});
