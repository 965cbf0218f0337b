import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  fillContact,
  openWizard,
  press,
  PRICED,
  reachSummary,
  getVisibleStep,
  write,
} from '../../../factories/render-wizard.tsx';

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {} }) }));

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ cities: [] }));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const CONTACT = ['First name', 'Last name', 'Email', 'Phone (optional)'];

describe('a step with errors', () => {
  it.each<[string, string, () => HTMLElement, string]>([
    ['type', '', () => screen.getByRole('radio', { name: 'Scavenger hunt' }), 'Choose one of the listed event types.'],
    ['city', '?type=onsite', () => screen.getByRole('combobox'), 'Enter the city of the event.'],
    [
      'people',
      '?type=onsite&city=Denver',
      () => screen.getByLabelText('Number of players'),
      'Enter at least 1 person.',
    ],
    [
      'plan',
      `${PRICED}&date=2020-02-02&step=plan`,
      () => screen.getByLabelText('First choice'),
      'Choose dates from tomorrow on, or leave them empty.',
    ],
    ['you', `${PRICED}&step=you`, () => screen.getByLabelText('First name'), 'Enter your first name.'],
  ])('%s: stays after Continue, and the error summary links to the field', (step, search, field, message) => {
    openWizard(search);
    expect(getVisibleStep()).toBe(step);
    expect(screen.queryByRole('alert')).toBeNull();
    press('Continue');
    expect(getVisibleStep()).toBe(step);
    const summary = screen.getByRole('alert');
    expect(summary).toHaveFocus();
    expect(document.title).toMatch(/^Error: Step \d of 7: Question: /);
    expect(screen.getAllByText(message)).toHaveLength(2);
    fireEvent.click(within(summary).getByRole('link', { name: message }));
    expect(field()).toHaveFocus();
    const described = step === 'type' ? field().closest('fieldset')! : field();
    expect(described).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(described).toHaveAttribute('aria-invalid', 'true');
  });

  it('focuses the error summary again when Continue is pressed again', () => {
    openWizard();
    press('Continue');
    screen.getByRole('radio', { name: 'Virtual event' }).focus();
    fireEvent.submit(screen.getByRole('form'));
    expect(screen.getByRole('alert')).toHaveFocus();
  });

  it('removes errors from the summary, the fields and the title when they are corrected', () => {
    openWizard(`${PRICED}&step=you`);
    press('Continue');
    write('First name', 'Imani');
    expect(within(screen.getByRole('alert')).getAllByRole('link')).toHaveLength(2);
    expect(document.title).toMatch(/^Error: /);
    fillContact();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.title).toBe('Step 6 of 7: Question: you');
    expect(screen.getByLabelText('First name')).not.toHaveAttribute('aria-invalid');
  });

  it('shows the current error of a changed field', () => {
    openWizard(`${PRICED}&step=you`);
    press('Continue');
    write('Email', 'imani');
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
      'Enter an email address with an @ and an ending, such as name@company.com.',
    );
  });

  it('is not validated on input, on blur or on Back', async () => {
    const user = userEvent.setup();
    openWizard(`${PRICED}&step=you`);
    await user.type(screen.getByLabelText('Email'), 'imani');
    await user.tab();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByLabelText('Email')).not.toHaveAttribute('aria-invalid');
    press('Back to dates');
    expect(screen.queryByRole('alert')).toBeNull();
    press('Continue');
    expect(screen.getByLabelText('Email')).toHaveValue('imani');
  });

  it('is shown without its errors after Back and Forward of the browser', async () => {
    openWizard(`${PRICED}&step=plan`);
    press('Continue');
    press('Continue');
    expect(screen.getByRole('alert')).toBeTruthy();
    window.history.back();
    await waitFor(() => expect(getVisibleStep()).toBe('plan'));
    window.history.forward();
    await waitFor(() => expect(getVisibleStep()).toBe('you'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByLabelText('Email')).not.toHaveAttribute('aria-invalid');
  });

  it('keeps a note that is too long, and shows by how much', () => {
    openWizard(`${PRICED}&step=plan`);
    write('Anything we should know', 'x'.repeat(2012));
    expect(screen.getByText('12 characters too many.')).toBeTruthy();
    press('Continue');
    expect(screen.getByLabelText('Anything we should know')).toHaveValue('x'.repeat(2012));
    expect(screen.getAllByText('Shorten the description to 2000 characters.')).toHaveLength(2);
  });

  it('rejects a group that is too large for the chosen game', () => {
    openWizard('?type=onsite&city=Denver&people=45&game=relay&step=people');
    write('Number of players', '75');
    press('Continue');
    expect(getVisibleStep()).toBe('game');
    press('Continue');
    expect(screen.getAllByText(/^Game relay takes up to 60 players; you said 75\. Choose another/)).toHaveLength(2);
  });
});

describe('the contact', () => {
  it.each([
    ['Arabic', 'علي', 'الحسن'],
    ['Chinese', '李', '小龍'],
    ['Devanagari with joiners', 'क्ष', 'ज्ञ‍ानी'],
    ['combining marks', 'Zoe\u0301', 'N\u0303andu\u0301'],
    ['apostrophes and hyphens', "D'Arcy", 'O’Brien-Smith'],
    ['one letter', 'X', 'Æ'],
    ['several words', 'María José', 'de la Cruz y Ortega'],
  ])('accepts names: %s', (_script, first, last) => {
    openWizard(`${PRICED}&step=you`);
    fillContact();
    write('First name', first);
    write('Last name', last);
    press('Continue');
    expect(getVisibleStep()).toBe('send');
    expect(screen.getByText(`${first} ${last}`)).toBeTruthy();
  });

  it.each(['+1 (415) 555-0142', '415.555.0142', '4155550142', '0044 20 7946 0000', '555-0142 ext. 7', '٠١٢٣٤٥٦٧٨'])(
    'takes the phone number %s as it is',
    (phone) => {
      openWizard(`${PRICED}&step=you`);
      fillContact();
      write('Phone (optional)', phone);
      press('Continue');
      expect(getVisibleStep()).toBe('send');
      expect(screen.getByText(phone)).toBeTruthy();
    },
  );

  it('supports autofill', () => {
    openWizard(`${PRICED}&step=you`);
    const fields = CONTACT.map((label) => screen.getByLabelText<HTMLInputElement>(label));
    expect(fields.map(({ autocomplete, type }) => [autocomplete, type])).toEqual([
      ['given-name', 'text'],
      ['family-name', 'text'],
      ['email', 'email'],
      ['tel', 'tel'],
    ]);
    const values = ['Imani', 'Okafor', 'imani@example.com', '+1 415 555 0142'];
    // Autofill sets all fields at once and fires one event for each, without key or focus events.
    fields.forEach((field, index) => fireEvent.input(field, { target: { value: values[index] } }));
    expect(fields.map(({ value }) => value)).toEqual(values);
    press('Continue');
    expect(getVisibleStep()).toBe('send');
  });

  it.each([
    ['', ['City']],
    ['&step=people', ['Number of players']],
    ['&step=plan', ['Anything we should know']],
    ['&step=you', CONTACT],
  ])('accepts pasted text (%s)', async (step, labels) => {
    const user = userEvent.setup();
    openWizard(step ? `${PRICED}${step}` : '?type=onsite');
    for (const label of labels) {
      const field = screen.getByLabelText<HTMLInputElement>(label);
      await user.clear(field);
      await user.click(field);
      await user.paste('12345');
      expect(field).toHaveValue('12345');
    }
  });

  it('is stored in this tab only, not on the device', () => {
    reachSummary();
    expect(sessionStorage.getItem('quote-tab')).toContain('Okafor');
    expect(Object.values({ ...localStorage }).join()).not.toMatch(/Imani|Okafor|example/);
  });
});
