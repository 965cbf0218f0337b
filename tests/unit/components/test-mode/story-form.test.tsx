import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Preview } from '#components/test-mode/preview.client';
import { STORAGE_KEY } from '#lib/test-mode/storage';
import { validateCaseStudies } from '#lib/test-mode/validate';
import { caseStudyDraft } from '#tests/factories/case-study-draft';

const PUBLISHED = validateCaseStudies([caseStudyDraft({ id: 17, company: 'Bundled', slug: 'bundled' })]).studies;

async function open() {
  render(<Preview bundled={PUBLISHED} />);
  const json = await screen.findByLabelText<HTMLTextAreaElement>('Case studies as JSON');
  const form = within(screen.getByRole('region', { name: 'Story as a form' }));
  const user = userEvent.setup();
  return { json, form, user, stories: () => JSON.parse(json.value) as Record<string, unknown>[] };
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '', '/case-studies/preview?test-mode=true');
});
afterEach(() => vi.restoreAllMocks());

describe('the form', () => {
  it('writes the JSON, and shows the story as soon as nothing is missing', async () => {
    const { form, user, stories } = await open();
    await user.click(form.getByRole('button', { name: 'An empty story' }));
    await user.type(form.getByLabelText(/^Client/), 'Acme');
    await user.type(form.getByLabelText(/^Name of the event/), 'Tin Hunt');
    await user.type(form.getByLabelText(/^Summary/), 'Forty people found tins.');
    expect(screen.queryByRole('article')).toBeNull();
    expect(form.getByText('Still needed before it is shown: Categories.')).toBeVisible();
    await user.type(form.getByLabelText(/^Categories/), 'Escape Room, Tins');
    expect(await screen.findByRole('heading', { level: 1, name: 'Tin Hunt' })).toBeVisible();
    expect(stories()).toEqual([
      {
        id: 18,
        company: 'Acme',
        title: 'Tin Hunt',
        shortDescription: 'Forty people found tins.',
        categories: ['Escape Room', 'Tins'],
        slug: 'acme-tin-hunt',
      },
    ]);
    expect(location.search).toContain('slug=acme-tin-hunt');
  });

  it('reads the JSON when it is loaded', async () => {
    const { form, json, user } = await open();
    const load = async (text: string) => {
      fireEvent.change(json, { target: { value: text } });
      await user.click(screen.getByRole('button', { name: 'Load' }));
    };
    await load(JSON.stringify([caseStudyDraft(), caseStudyDraft({ id: 5, slug: 'beta', company: 'Beta' })]));
    expect(await form.findByDisplayValue('Acme')).toBeVisible();
    fireEvent.change(form.getByLabelText('Story to edit'), { target: { value: '1' } });
    expect(form.getByDisplayValue('Beta')).toBeVisible();
    await load('[{');
    expect(await form.findByText(/is not a list of case studies yet/)).toBeVisible();
  });

  it('keeps what was written into the JSON and not loaded yet', async () => {
    const { form, json, user, stories } = await open();
    fireEvent.change(json, { target: { value: JSON.stringify([caseStudyDraft()]) } });
    await user.click(screen.getByRole('button', { name: 'Load' }));
    fireEvent.change(json, { target: { value: JSON.stringify([caseStudyDraft({ industry: 'Lights' })]) } });
    await user.type(form.getByLabelText(/^City/), 'Reno');
    expect(stories()[0]).toMatchObject({ industry: 'Lights', city: 'Reno' });
    fireEvent.change(json, { target: { value: '[{' } });
    await user.type(form.getByLabelText(/^City/), '!');
    expect(json).toHaveValue('[{');
    expect(screen.getByRole('alert')).toHaveTextContent('Invalid JSON format');
  });

  it('starts with what is loaded', async () => {
    const data = validateCaseStudies([caseStudyDraft({ company: 'Yesterday' })]).studies;
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ version: '2.0', savedAt: '', data }));
    const { form } = await open();
    expect(form.getByDisplayValue('Yesterday')).toBeVisible();
  });

  it('starts from an example or from a published story', async () => {
    const { form, user, stories } = await open();
    await user.click(form.getByRole('button', { name: 'An example' }));
    await user.selectOptions(form.getByLabelText('Start from a published story'), 'Bundled: Lighthouse Hunt');
    expect(stories().map(({ id, slug }) => [id, slug])).toEqual([
      [18, 'example-harbor-works-the-harbor-hunt'],
      [19, 'bundled-copy'],
    ]);
  });

  it('shows pictures of this device at once, and says which files cannot be shown', async () => {
    HTMLImageElement.prototype.decode = () => Promise.resolve();
    URL.createObjectURL ??= () => 'blob:picture';
    URL.revokeObjectURL ??= () => {};
    const { form, user, stories } = await open();
    await user.click(form.getByRole('button', { name: 'An example' }));
    const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
    // The second choice comes while the first file is still read.
    fireEvent.change(form.getByLabelText('Logo'), { target: { files: [photo('their logo.JPG')] } });
    fireEvent.change(form.getByLabelText('Photographs of the day'), {
      target: { files: [photo('a.jpg'), photo('b.jpg')] },
    });
    await vi.waitFor(() => expect(stories()[0]!.gallery).toHaveLength(5));
    expect(stories()[0]!.companyLogo).toBe('/art/case-studies/example-harbor-works-the-harbor-hunt/logo.jpg');
    expect((stories()[0]!.gallery as { url: string }[]).at(-1)!.url).toBe(
      '/art/case-studies/example-harbor-works-the-harbor-hunt/gallery-5.jpg',
    );
    const article = within(await screen.findByRole('article'));
    await vi.waitFor(() =>
      expect(article.getByAltText('Example Harbor Works')).toHaveAttribute(
        'src',
        expect.stringMatching(/^blob:.*logo\.jpg$/),
      ),
    );
    fireEvent.change(form.getByLabelText('Film'), {
      target: { files: [new File(['x'], 'notes.docx', { type: 'application/msword' })] },
    });
    expect(await form.findByText(/^notes\.docx is no picture or film that browsers show/)).toBeVisible();
  });
});

describe('a reset', () => {
  it('is not undone by a change or a picture that was still on its way', async () => {
    let show = () => {};
    HTMLImageElement.prototype.decode = () => new Promise((resolve) => (show = resolve));
    URL.createObjectURL ??= () => 'blob:picture';
    URL.revokeObjectURL ??= () => {};
    const { form, user, stories } = await open();
    await user.click(form.getByRole('button', { name: 'An example' }));
    await screen.findByText('1 case study is loaded.');
    fireEvent.change(form.getByLabelText('Logo'), {
      target: { files: [new File(['x'], 'logo.jpg', { type: 'image/jpeg' })] },
    });
    fireEvent.change(form.getByLabelText(/^City/), { target: { value: 'Reno' } });
    vi.useFakeTimers();
    try {
      fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
      await act(() => vi.advanceTimersByTimeAsync(100));
      show();
      await act(() => vi.advanceTimersByTimeAsync(5_000));
    } finally {
      vi.useRealTimers();
    }
    expect(localStorage.getItem(STORAGE_KEY)).toBeNull();
    expect(stories()[0]).toMatchObject({ city: 'Reno' });
    expect(String(stories()[0]!.companyLogo)).not.toMatch(/logo\.jpg$/);
  });
});

describe('presenting', () => {
  it('shows the story without the desk, moves with the arrow keys and ends with Escape', async () => {
    const { json, user } = await open();
    const list = [caseStudyDraft(), caseStudyDraft({ id: 102, slug: 'second', title: 'Second Hunt' })];
    fireEvent.change(json, { target: { value: JSON.stringify(list) } });
    await user.click(screen.getByRole('button', { name: 'Load' }));
    await user.click(screen.getByRole('link', { name: 'Acme: Lighthouse Hunt' }));
    await user.click(screen.getByRole('button', { name: 'Present' }));
    expect(json).not.toBeVisible();
    expect(screen.getByText('Preview, not published')).toBeVisible();
    act(() => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true })));
    expect(screen.getByRole('heading', { level: 1, name: 'Second Hunt' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Prev/ }));
    expect(screen.getByRole('heading', { level: 1, name: 'Lighthouse Hunt' })).toBeVisible();
    act(() => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
    expect(json).toBeVisible();
  });
});
