import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CaseStudiesProvider } from '#components/test-mode/case-studies-provider.client';
import { LoadPanel } from '#components/test-mode/load-panel.client';
import { STORAGE_KEY } from '#lib/test-mode/storage';
import { validateCaseStudies } from '#lib/test-mode/validate';
import { caseStudyDraft } from '#tests/factories/case-study-draft';

const bundled = validateCaseStudies([caseStudyDraft({ company: 'Bundled', slug: 'bundled' })]).studies;
const PASTE = JSON.stringify([caseStudyDraft()]);

function open() {
  const view = render(
    <CaseStudiesProvider bundled={bundled}>
      <LoadPanel />
    </CaseStudiesProvider>,
  );
  const user = userEvent.setup();
  const field = screen.getByLabelText<HTMLTextAreaElement>('Case studies as JSON');
  const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  return { ...view, user, field, press, type };
}

function jsonFile(text: string): File {
  const file = new File([text], 'studies.json', { type: 'application/json' });
  file.text = async () => text;
  return file;
}

const isLoaded = () => localStorage.getItem(STORAGE_KEY) !== null;

beforeEach(() => history.replaceState(null, '', '/case-studies/preview?test-mode=true'));

describe('the input of drafts', () => {
  it('accepts a dropped file and marks the drop target', async () => {
    const { field } = open();
    const form = field.closest('form')!;
    fireEvent.dragOver(form, { dataTransfer: { types: ['text/plain'] } });
    expect(form).not.toHaveAttribute('data-dropping');
    fireEvent.dragOver(form, { dataTransfer: { types: ['Files'] } });
    expect(form).toHaveAttribute('data-dropping');
    fireEvent.drop(form, { dataTransfer: { types: ['Files'], files: [jsonFile(PASTE)] } });
    expect(form).not.toHaveAttribute('data-dropping');
    await waitFor(() => expect(isLoaded()).toBe(true));
    expect(field).toHaveValue(PASTE);
  });

  it('rejects a file of more than 1 MB without reading it', async () => {
    const { user } = open();
    await user.upload(screen.getByLabelText('Or choose a file'), jsonFile(`[${' '.repeat(1_000_000)}]`));
    expect(await screen.findByText(/larger than 1 MB/)).toBeVisible();
  });

  it('starts from the current list, which is valid, and restores the previous text on undo', async () => {
    const { field, press, type } = open();
    type('my draft');
    await press('Start from the current list');
    expect(JSON.parse(field.value)).toEqual(bundled);
    expect(screen.getByText('The field holds 1 case study now.')).toBeVisible();
    await press(/^Undo/);
    expect(field).toHaveValue('my draft');
    await press('Start from the current list');
    await press('Load');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(isLoaded()).toBe(true);
  });
});

describe('a problem', () => {
  it('gets the focus after Load', async () => {
    const { press, type } = open();
    for (const slug of ['Not A Slug', 'Not One']) {
      type(JSON.stringify([caseStudyDraft(), caseStudyDraft({ id: 102, slug })], null, 2));
      await press('Load');
      expect(document.activeElement).toHaveTextContent(/^Case study 2, 'Acme': slug/);
    }
  });

  it('is shown in its line and selected in the field', async () => {
    const { field, press, type } = open();
    type(JSON.stringify([caseStudyDraft(), caseStudyDraft({ id: 102, slug: 'Not A Slug' })], null, 2));
    await press('Load');
    const problem = within(within(screen.getByRole('alert')).getByText("Case study 2, 'Acme': slug").closest('li')!);
    expect(problem.getByText('Line 20, column 13')).toBeVisible();
    expect(problem.getByText('Not A Slug",').previousSibling).toHaveTextContent('"');
    type(`\n\n${field.value}`);
    await press('Show line 20, column 13 in the field');
    expect(field).toHaveFocus();
    expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('"Not A Slug"');
  });
});

describe('an offered fix', () => {
  const DAMAGED = `\`\`\`json\n[{\u201cid\u201d: 7,}]\n\`\`\``;

  it('changes nothing until it is accepted, and is followed by a new check', async () => {
    const { field, press, type } = open();
    type(DAMAGED);
    await press('Load');
    expect(field).toHaveValue(DAMAGED);
    expect(screen.getByRole('alert')).toHaveTextContent('Invalid JSON format:');
    await press(/^Apply: Take away commas/);
    expect(field).toHaveValue(DAMAGED.replace(',}', '}'));
    await press('Apply all 2');
    expect(field).toHaveValue('[{"id": 7}]\n');
    expect(screen.getByRole('alert')).not.toHaveTextContent('Invalid JSON format');
    expect(screen.getAllByText('Missing required field')).toHaveLength(5);
    await press(/^Undo/);
    expect(field).toHaveValue(DAMAGED.replace(',}', '}'));
  });
});

describe('the draft', () => {
  it('survives a reload, also when it is invalid, until the field is emptied', async () => {
    const first = open();
    first.type('[oops');
    dispatchEvent(new Event('pagehide'));
    first.unmount();
    const second = open();
    expect(second.field).toHaveValue('[oops');
    await second.press('Empty the field');
    expect(second.field).toHaveValue('');
    second.unmount();
    const third = open();
    expect(third.field).toHaveValue('');
  });

  it('is stored shortly after typing', async () => {
    const { type } = open();
    type('[1');
    expect(sessionStorage).toHaveLength(0);
    await waitFor(() => expect(Object.values({ ...sessionStorage })).toEqual(['[1']));
  });

  it('shows a message when the browser refuses to store it', async () => {
    const { press } = open();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await press('Start from the current list');
    expect(screen.getByText(/keeps no drafts/)).toBeVisible();
    vi.restoreAllMocks();
  });
});

describe('a single case study', () => {
  const slugs = () =>
    (JSON.parse(localStorage.getItem(STORAGE_KEY)!) as { data: { slug: string }[] }).data.map(({ slug }) => slug);
  const single = JSON.stringify(caseStudyDraft({ id: bundled[0]!.id, company: 'Single', slug: 'single' }));

  it('can be added to the list, with a free id', async () => {
    const { field, press, type } = open();
    type(single);
    await press('Load');
    expect(screen.getByRole('alert')).toHaveTextContent('Case studies must be an array');
    await press('Add it to the list');
    expect(slugs()).toEqual(['bundled', 'single']);
    expect(JSON.parse(field.value)[1].id).toBe(bundled[0]!.id + 1);
  });

  it('can be the only one', async () => {
    const { press, type } = open();
    type(single);
    await press('Load');
    await press('Only this');
    expect(slugs()).toEqual(['single']);
  });
});
