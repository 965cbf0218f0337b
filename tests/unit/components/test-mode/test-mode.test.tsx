import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CaseStudiesProvider, useCaseStudies } from '#components/test-mode/case-studies-provider.client';
import { Preview } from '#components/test-mode/preview.client';
import { STORAGE_KEY } from '#lib/test-mode/storage';
import { validateCaseStudies } from '#lib/test-mode/validate';
import { caseStudyDraft } from '#tests/factories/case-study-draft';

const bundled = validateCaseStudies([caseStudyDraft({ company: 'Bundled', slug: 'bundled', featured: true })]).studies;
const PASTE = JSON.stringify([caseStudyDraft(), caseStudyDraft({ id: 102, slug: 'second', company: 'Beta' })]);

function List() {
  const { caseStudies, featured, related } = useCaseStudies();
  return (
    <p>
      {caseStudies.map(({ slug }) => slug).join(' ')}, {featured.length} featured,{' '}
      {related('second').map(({ slug }) => slug)}
    </p>
  );
}

async function openDesk() {
  history.replaceState(null, '', '/case-studies/preview?test-mode=true');
  const user = userEvent.setup();
  render(<Preview bundled={bundled} />);
  const field = await screen.findByLabelText('Case studies as JSON');
  async function load(text: string) {
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
    await user.click(screen.getByRole('button', { name: 'Load' }));
  }
  return { user, load };
}

beforeEach(() => history.replaceState(null, '', '/case-studies'));

describe('the provider', () => {
  it('is required', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<List />)).toThrow('useCaseStudies must be used within a CaseStudiesProvider');
    vi.restoreAllMocks();
  });

  it('provides the stored studies only while the URL has the test mode parameter', () => {
    const data = validateCaseStudies(JSON.parse(PASTE)).studies;
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ version: '2.0', savedAt: '', data }));
    const list = () =>
      render(
        <CaseStudiesProvider bundled={bundled}>
          <List />
        </CaseStudiesProvider>,
      );
    const { container, unmount } = list();
    expect(container).toHaveTextContent('bundled, 1 featured,');
    unmount();
    history.replaceState(null, '', '?test-mode=true');
    expect(list().container).toHaveTextContent('acme-lighthouse-hunt second, 0 featured, acme-lighthouse-hunt');
    expect(localStorage.getItem(STORAGE_KEY)).not.toBeNull();
  });
});

describe('the preview page', () => {
  it('shows an introduction without test mode', () => {
    render(<Preview bundled={bundled} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Case-study preview');
    expect(screen.getByRole('link', { name: 'Open the preview' })).toHaveAttribute(
      'href',
      '/case-studies/preview?test-mode=true',
    );
  });

  it('loads, shows, resets and restores studies', async () => {
    const { user, load } = await openDesk();
    expect(screen.getByText('Preview: nothing is loaded yet')).toBeVisible();
    await load(PASTE);
    expect(screen.getByText('Preview, not published: only this browser sees it')).toBeVisible();
    expect(screen.getByText('2 case studies are loaded.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Beta: Lighthouse Hunt' }));
    expect(location.search).toBe('?test-mode=true&slug=second');
    const article = within(screen.getByRole('article'));
    expect(article.getByRole('heading', { level: 1 })).toHaveTextContent('Lighthouse Hunt');
    expect(article.queryByText('Final standings')).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(screen.queryByRole('article')).toBeNull();
    expect(localStorage.getItem(STORAGE_KEY)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('article')).toBeVisible();
    expect(localStorage.getItem(STORAGE_KEY)).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('hides what is not public yet until a later day is chosen', async () => {
    const { user, load } = await openDesk();
    await load(
      JSON.stringify([
        caseStudyDraft({ revealed_on: '2099-03-01' }),
        caseStudyDraft({ id: 102, slug: 'second', company: 'Beta' }),
      ]),
    );
    expect(screen.getByText('2 case studies are loaded.')).toBeVisible();
    expect(screen.getByText(/Acme: Lighthouse Hunt, public from March 1, 2099/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Acme/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show it: Lighthouse Hunt' }));
    expect(location.search).toBe('?test-mode=true&as-of=2099-03-01');
    expect(screen.getByRole('link', { name: 'Acme: Lighthouse Hunt' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to today' }));
    expect(screen.queryByRole('link', { name: 'Acme: Lighthouse Hunt' })).toBeNull();
  });

  it('shows the published case study of its URL when nothing is loaded, and says so', async () => {
    history.replaceState(null, '', '/case-studies/preview?test-mode=true&slug=bundled');
    render(<Preview bundled={bundled} />);
    expect(await screen.findByRole('article')).toBeVisible();
    expect(screen.getByText('Nothing is loaded: this case study is the published one')).toBeVisible();
  });

  it('says what an empty list means', async () => {
    const { load } = await openDesk();
    await load('[]');
    expect(screen.getByText('An empty list is loaded: the site as it would be without case studies.')).toBeVisible();
  });

  it('links to a preview that another browser can open', async () => {
    const { load } = await openDesk();
    await load(PASTE);
    await userEvent.click(screen.getByRole('link', { name: 'Beta: Lighthouse Hunt' }));
    const mail = screen.getByRole('link', { name: 'Send it by email' });
    await vi.waitFor(() =>
      expect(decodeURIComponent(mail.getAttribute('href')!)).toMatch(
        /\/case-studies\/preview\?test-mode=true#share=1\./,
      ),
    );
  });

  it('keeps the loaded data when a paste is invalid, and lists the errors', async () => {
    const { load } = await openDesk();
    await load(PASTE);
    await load(JSON.stringify([caseStudyDraft({ slug: 'Not A Slug' })], null, 2));
    const alert = within(screen.getByRole('alert'));
    expect(alert.getByText("Case study 1, 'Acme': slug")).toBeVisible();
    expect(alert.getByText('Slug must contain only lowercase letters, numbers, and hyphens')).toBeVisible();
    expect(alert.getByText('Line 7, column 13')).toBeVisible();
    expect(screen.getByText('2 case studies are loaded.')).toBeVisible();
  });

  it('loads a file', async () => {
    const { user } = await openDesk();
    const file = new File([PASTE], 'studies.json', { type: 'application/json' });
    file.text ??= async () => PASTE;
    await user.upload(screen.getByLabelText('Or choose a file'), file);
    expect(await screen.findByText('2 case studies are loaded.')).toBeVisible();
  });
});
