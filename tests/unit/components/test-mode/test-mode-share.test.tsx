import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Preview } from '#components/test-mode/preview.client';
import { createShareLink } from '#lib/test-mode/share';
import { STORAGE_KEY } from '#lib/test-mode/storage';
import { validateCaseStudies } from '#lib/test-mode/validate';
import { caseStudy } from '#tests/factories/case-study';
import { caseStudyDraft } from '#tests/factories/case-study-draft';

const PUBLISHED = [caseStudy({ id: 1, slug: 'one', company: 'First' }), caseStudy({ id: 2, slug: 'two' })];
const SHARED = validateCaseStudies([...PUBLISHED, caseStudyDraft({ company: 'Shared' })]).studies;
const OWN = validateCaseStudies([caseStudyDraft({ company: 'Own' })]).studies;
const own = JSON.stringify({ version: '2.0', savedAt: '2026-05-01', data: OWN });
const stored = () => localStorage.getItem(STORAGE_KEY);

let fragment = '';
let clipboard = '';

async function open(hash = '') {
  history.replaceState(null, '', `/case-studies/preview?test-mode=true${hash}`);
  const user = userEvent.setup();
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: async (text: string) => void (clipboard = text) },
    configurable: true,
  });
  render(<Preview bundled={PUBLISHED} />);
  await screen.findByLabelText('Case studies as JSON');
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { user, press };
}

beforeEach(async () => {
  clipboard = '';
  fragment = new URL(await createShareLink(location.origin, PUBLISHED, SHARED)).hash;
});
afterEach(() => vi.restoreAllMocks());

describe('sharing a list', () => {
  it('copies a link that shows the list in another browser', async () => {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ version: '2.0', savedAt: '', data: SHARED }));
    const { user, press } = await open();
    await screen.findByRole('button', { name: 'Copy link' });
    await press('Copy link');
    expect(clipboard).toBe(`${location.origin}/case-studies/preview?test-mode=true${fragment}`);
    expect(screen.getByText(/^The link is copied/)).toBeVisible();
    await user.click(screen.getByText('Show a code for a phone in the room'));
    const code = await screen.findByRole('img', { name: 'QR code of the share link' });
    expect(code.querySelector('path')!.getAttribute('d')).toMatch(/^M4 4h7v1h-7z/);

    cleanup();
    localStorage.clear();
    await open(new URL(clipboard).hash);
    expect(await screen.findByRole('heading', { level: 1, name: 'Lighthouse Hunt' })).toBeVisible();
    expect(location.search).toBe('?test-mode=true&slug=acme-lighthouse-hunt&present=true');
    expect(location.hash).toBe('');
    expect(screen.getByLabelText('Case studies as JSON')).not.toBeVisible();
    expect(stored()).toBeNull();
  });

  it('says who the list is from only if they give their name', async () => {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ version: '2.0', savedAt: '', data: SHARED }));
    const { user, press } = await open();
    await user.type(await screen.findByLabelText(/^Your name/), 'Ada');
    await screen.findByRole('button', { name: 'Copy link' });
    await vi.waitFor(async () => {
      await press('Copy link');
      expect(new URL(clipboard).hash).not.toBe(fragment);
    });
    cleanup();
    localStorage.clear();
    const { press: pressAgain } = await open(new URL(clipboard).hash);
    expect(await screen.findByText('Preview, not published, from Ada')).toBeVisible();
    await pressAgain('Back to the desk');
    expect(screen.getByText('Preview, not published: Ada shared this, and only this tab shows it')).toBeVisible();
  });

  it('shows a message when the list is too large for a link or a QR code, or has no changes', async () => {
    const words = Array.from({ length: 900 }, (_, index) => `w${(index * 7919 + 13) ** 2}`).join(' ');
    const load = async (body: string, shortDescription = 'Short') => {
      cleanup();
      const { studies } = validateCaseStudies([caseStudyDraft({ body, shortDescription })]);
      localStorage.setItem(STORAGE_KEY, JSON.stringify({ version: '2.0', savedAt: body, data: studies }));
      return open();
    };
    await load(words.slice(0, 4900), words.slice(-4900));
    expect(
      await screen.findByText(/^There are too many changes for a link: it would be [\d,]+ characters/),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Download as JSON' })).toBeVisible();

    const { user } = await load(words.slice(0, 4700));
    await screen.findByRole('button', { name: 'Copy link' });
    await user.click(screen.getByText('Show a code for a phone in the room'));
    expect(await screen.findByText(/^The link is 3,\d+ characters long, and a code holds 2,900/)).toBeVisible();
    expect(screen.queryByRole('img', { name: 'QR code of the share link' })).toBeNull();

    cleanup();
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ version: '2.0', savedAt: '', data: PUBLISHED }));
    await open();
    expect(await screen.findByText(/^A link would show nothing new/)).toBeVisible();
  });
});

describe('a shared list', () => {
  it('is neither shown nor stored before the visitor accepts it, and can be declined', async () => {
    localStorage.setItem(STORAGE_KEY, own);
    const { press } = await open(fragment);
    expect(
      await screen.findByText('Someone shared 1 case study. What you loaded yourself stays as it is.'),
    ).toBeVisible();
    expect(screen.queryByText(/Shared: /)).toBeNull();
    expect(screen.getByText('1 case study is loaded.')).toBeVisible();
    await press('Not now');
    expect(screen.queryByText(/Someone shared/)).toBeNull();
    expect(location.hash).toBe('');
    expect(location.search).toBe('?test-mode=true');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(stored()).toBe(own);
  });

  it('is shown in this tab only, and does not change the stored list', async () => {
    localStorage.setItem(STORAGE_KEY, own);
    const { press } = await open(fragment);
    await screen.findByText(/Someone shared/);
    await press('Preview them');
    expect(location.hash).toBe('');
    expect(screen.getByText('Preview, not published')).toBeVisible();
    await press('Back to the desk');
    expect(screen.getByText(/^Preview, not published: somebody shared this/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Shared: Lighthouse Hunt' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'See them in the library' })).toBeNull();
    expect(stored()).toBe(own);
    await press('Close them');
    expect(screen.getByRole('link', { name: 'Own: Lighthouse Hunt' })).toBeVisible();
    expect(stored()).toBe(own);
  });

  it('has no links to other sites until it is kept', async () => {
    const body = 'Our [own page](/about), and [another site](https://evil.example).';
    const { studies } = validateCaseStudies([...PUBLISHED, caseStudyDraft({ body })]);
    const { press } = await open(new URL(await createShareLink(location.origin, PUBLISHED, studies)).hash);
    await screen.findByText('Preview, not published');
    await press('Back to the desk');
    expect(screen.getByText(/links to other sites are left out until you keep it/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'own page' })).toBeVisible();
    expect(screen.getByText(/another site/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'another site' })).toBeNull();
    await press('Keep them in this browser');
    expect(screen.getByRole('link', { name: 'another site' })).toHaveAttribute('href', 'https://evil.example');
  });

  it('can be stored, and the previous list restored', async () => {
    localStorage.setItem(STORAGE_KEY, own);
    const { press } = await open(fragment);
    await screen.findByText(/Someone shared/);
    await press('Preview them');
    await press('Keep it');
    await press('Back to the desk');
    expect(JSON.parse(stored() ?? '').data).toEqual(JSON.parse(JSON.stringify(SHARED)));
    await press('Bring back my own list');
    expect(JSON.parse(stored() ?? '').data).toEqual(JSON.parse(JSON.stringify(OWN)));
    expect(screen.queryByRole('button', { name: 'Bring back my own list' })).toBeNull();
  });

  it('is offered when the fragment changes on an open page', async () => {
    localStorage.setItem(STORAGE_KEY, own);
    await open();
    history.replaceState(null, '', fragment);
    act(() => void dispatchEvent(new HashChangeEvent('hashchange')));
    expect(await screen.findByText(/^Someone shared 1 case study\./)).toBeVisible();
  });

  it.each([
    ['is truncated', () => fragment.slice(0, -20), /damaged/],
    ['is of a newer version', () => fragment.replace('1.', '2.'), /newer version/],
  ])('is rejected with a message when the link %s, and the rest of the page works', async (_name, hash, message) => {
    localStorage.setItem(STORAGE_KEY, own);
    const { press } = await open(hash());
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByText('1 case study is loaded.')).toBeVisible();
    await press('Close');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(stored()).toBe(own);
  });
});

it('a reset in another tab applies to this tab, and so does its undo', async () => {
  localStorage.setItem(STORAGE_KEY, own);
  await open();
  const notifyTab = () => act(() => void dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY })));
  localStorage.removeItem(STORAGE_KEY);
  notifyTab();
  expect(screen.getByText('Nothing is loaded, so the published list applies.')).toBeVisible();
  localStorage.setItem(STORAGE_KEY, own);
  notifyTab();
  expect(screen.getByText('1 case study is loaded.')).toBeVisible();
});

it('a full storage shows a message', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const { press } = await open(fragment);
  await screen.findByText('Preview, not published');
  await press('Back to the desk');
  await press('Keep them in this browser');
  expect(screen.getByText(/Not saved: this browser refuses to store them, and a reload loses them/)).toBeVisible();
  vi.restoreAllMocks();
  await press('Reset');
});
