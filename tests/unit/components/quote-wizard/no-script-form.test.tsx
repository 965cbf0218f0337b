import { renderToString } from 'react-dom/server';
import { screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { NoScriptForm } from '#components/quote-wizard/no-script-form/no-script-form';
import { NO_SCRIPT_REGION } from '#lib/delivery/html/html-markers';
import { DATE_CHOICES, parseFormValues, type FormValues } from '#lib/leads/no-script-form/form-values';
import { renderNoScriptForm } from '#lib/leads/no-script-form/render-form';
import { renderNothingSent, renderConfirmation } from '#lib/leads/no-script-form/render-confirmation';
import { PROMISE } from '#lib/quote/quote-state';
import type { ApprovalFacts } from '#lib/quote/approval-pack';
import type { FieldErrors } from '#lib/quote/request-schema';
import type { Game, QuoteFlowCopy } from '#lib/pages/lists';
import { quoteRequest } from '#tests/factories/quote-request';

const HOSTILE = `"'><img src=x onerror=alert(1)></textarea></noscript><script>alert(1)</script>${NO_SCRIPT_REGION.end}&amp;`;
const COMPANY = { phone: '(415) 555-0142', phoneHref: 'tel:+14155550142' };

const COPY: QuoteFlowCopy = {
  type: { question: 'What are we playing?', help: 'Choose one.' },
  city: { question: 'Where?', help: 'Type your city.' },
  people: { question: 'How many players?', help: 'A guess will do.' },
  game: { question: 'Which game?', help: 'Or let us recommend.' },
  plan: { question: 'When, and what for?', help: 'All optional.' },
  you: { question: 'Who gets the quote?', help: 'So that a person can answer.' },
  send: { question: 'Check and send', help: 'Change any line.' },
  promise: 'This does not book a date or charge you.',
  credit: 'GeoNames',
  travelReasons: { virtual: 'Nobody travels.', home: 'We live here.', away: 'One fixed fee.' },
};

const GAME = { line: 'A line', smallest: 6, largest: 1000, time: '60 minutes', setting: 'indoors' };
const GAMES: Game[] = [
  { ...GAME, id: 'city-hunt', name: 'City Hunt', types: ['scavenger-hunt', 'offsite'] },
  { ...GAME, id: 'recommend', name: 'Recommend one', types: ['virtual'] },
  { ...GAME, id: 'jazz-heist', name: 'Jazz Heist', types: ['escape-room'], city: 'San Francisco, CA, USA' },
];

const FACTS = {
  reference: 'RR-7KQ2-M9TX',
  title: 'Scavenger hunt for 45 people in Denver, CO, USA',
  event: 'Scavenger hunt',
  people: '45 people',
  place: 'Denver, CO, USA',
  game: 'To be recommended',
  dates: ['Thursday, December 10, 2026'],
  price: {
    lines: [
      { what: '45 players', reason: '', amount: '$2,475' },
      { what: 'Travel and set-up', reason: 'One fixed fee.', amount: '$3,000' },
    ],
    total: '$5,475',
    perPerson: '$121.67',
  },
  expiry: 'December 21, 2026',
} satisfies ApprovalFacts;

type Reply = NonNullable<Parameters<typeof renderNoScriptForm>[0]['reply']>;

function show(html: string) {
  document.body.innerHTML = html;
}

function showForm(reply?: Partial<Reply> & { values?: FormValues }) {
  const given = reply && { values: valuesOf({}), errors: {}, cityNote: '', ...reply };
  show(renderNoScriptForm({ headline: 'Your price', copy: COPY, games: GAMES, reply: given }));
  return document.querySelector('form')!;
}

function valuesOf(texts: Partial<Record<Exclude<keyof FormValues, 'preferredDates'>, string>>): FormValues {
  return { ...parseFormValues(new URLSearchParams(texts)) };
}

afterEach(() => document.body.replaceChildren());

describe('the no-script form', () => {
  it('has the seven questions in the order of the wizard', () => {
    const form = showForm();
    const questions = [...form.querySelectorAll('fieldset > legend')].map((legend) => legend.textContent);
    const { type, city, people, game, plan, you, send } = COPY;
    expect(questions).toEqual([type, city, people, game, plan, you, send].map(({ question }) => question));
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(form).toHaveAttribute('action', '/api/quotes#plain-answer');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('novalidate');
  });

  it('has the price button before the contact fields and as the default submit button', () => {
    const form = showForm();
    const [first, second] = form.querySelectorAll('[type="submit"]');
    expect(first).toHaveTextContent('Show the price');
    expect(second).toHaveTextContent('Send request');
    for (const label of ['First name', 'Last name', 'Email', 'Phone (optional)']) {
      const follows = first!.compareDocumentPosition(screen.getByLabelText(label));
      expect(follows & Node.DOCUMENT_POSITION_FOLLOWING, label).toBeTruthy();
    }
    expect(screen.getByRole('heading', { name: 'Three answers to a price' })).toBeInTheDocument();
  });

  it('labels every control and sets autocomplete for the contact fields', () => {
    const form = showForm();
    for (const control of form.querySelectorAll(':not([aria-hidden]) > input, textarea'))
      expect(control).toHaveAccessibleName();
    expect(form.querySelector('[aria-hidden] > input')).toHaveAttribute('tabindex', '-1');
    const hints = ['firstName', 'lastName', 'email', 'phone'].map((name) =>
      form.querySelector(`[name=${name}]`)?.getAttribute('autocomplete'),
    );
    expect(hints).toEqual(['given-name', 'family-name', 'email', 'tel']);
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('preselects the recommendation as the game and describes each game', () => {
    showForm();
    const games = screen.getByRole('radiogroup', { name: 'Which game?' });
    const [first, , last] = within(games).getAllByRole('radio');
    expect(first).toHaveAccessibleName('Recommend one');
    expect(first).toBeChecked();
    expect(last).toHaveAccessibleDescription(
      'A line. For: escape room. 6 to 1,000 people, 60 minutes, indoors. Only in San Francisco.',
    );
    showForm({ values: valuesOf({ game: 'jazz-heist' }) });
    expect(screen.getByRole('radio', { name: 'Jazz Heist' })).toBeChecked();
  });

  it('keeps all typed values', () => {
    const texts = {
      typeOfEvent: 'onsite',
      city: 'Portland',
      participantSize: 'about 45',
      game: 'city-hunt',
      description: '\n  Two crews.\n\nOne stroller.',
      firstName: ' Imani ',
      lastName: 'O’Kafor',
      email: 'imani@',
      phone: '12',
    };
    const form = showForm({ values: { ...valuesOf(texts), preferredDates: ['', '2026-12-10', ''] } });
    const data = new FormData(form);
    for (const [name, text] of Object.entries(texts)) expect(data.get(name), name).toBe(text);
    expect(data.getAll('preferredDates')).toEqual(['', '2026-12-10', '']);
  });

  it('shows each error beside its field and in a summary with links to the fields', () => {
    const fields = Object.keys({ ...valuesOf({}), preferredDates: [] }) as (keyof FieldErrors)[];
    const errors = Object.fromEntries(fields.map((field) => [field, `Wrong ${field}.`])) as FieldErrors;
    showForm({ errors: { ...errors, form: 'No such field.' } });
    const summary = screen.getByRole('alert');
    expect(summary).toHaveAttribute('id', 'plain-answer');
    expect(within(summary).getByText('No such field.')).not.toHaveAttribute('href');
    const links = within(summary).getAllByRole('link');
    expect(links).toHaveLength(fields.length);
    expect(links.map((link) => link.textContent).slice(0, 4)).toEqual([
      'Wrong typeOfEvent.',
      'Wrong city.',
      'Wrong participantSize.',
      'Wrong game.',
    ]);
    for (const link of links) {
      const control = document.querySelector<HTMLElement>(link.getAttribute('href')!)!;
      const described = control.closest('[role=radiogroup]') ?? control;
      expect(described).toHaveAttribute('aria-invalid', 'true');
      expect(described).toHaveAccessibleDescription(expect.stringContaining(link.textContent));
    }
    expect(document.querySelectorAll('[name="preferredDates"][aria-invalid="true"]')).toHaveLength(DATE_CHOICES.length);
  });

  it('shows no errors when there are none', () => {
    showForm({ facts: FACTS });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.querySelector('[aria-invalid]')).toBeNull();
  });

  it('shows the price with its lines, as the target of the URL fragment', () => {
    showForm({ facts: FACTS, values: valuesOf({ typeOfEvent: 'scavenger-hunt' }) });
    const summary = screen.getByRole('region', { name: 'Score sheet' });
    expect(summary).toHaveAttribute('id', 'plain-answer');
    for (const text of [
      '45 players',
      '$2,475',
      'Travel and set-up',
      '$3,000',
      'One fixed fee.',
      '$5,475',
      '$121.67 a person',
    ])
      expect(within(summary).getByText(text), text).toBeInTheDocument();
    expect(summary).toHaveTextContent(PROMISE);
    expect(summary).toHaveTextContent('Quote valid for 30 days. This does not book a date or charge you.');
    expect(summary).not.toHaveTextContent('Families');
  });

  it('shows no total for a family, but that it pays per child', () => {
    const values = valuesOf({ typeOfEvent: 'homeschool', city: 'Denver, CO, USA', participantSize: '12' });
    showForm({ facts: { ...FACTS, price: undefined }, values });
    expect(screen.getByRole('region', { name: 'Priced per child' })).toHaveTextContent('Families pay per child');
    expect(document.querySelector('#plain-answer')).toBe(screen.getByRole('region', { name: 'Priced per child' }));
    expect(document.body).not.toHaveTextContent(/\$\d/);
  });

  it('has the heading as the target of the URL fragment when the price is not known', () => {
    showForm({ values: valuesOf({ participantSize: '45' }) });
    expect(document.querySelector('#plain-answer')).toBe(screen.getByRole('heading', { level: 1 }));
    expect(screen.getByText(/^Still missing: the event and the city\./)).toBeInTheDocument();
  });

  it('shows beside the city field how the city was understood', () => {
    showForm({ cityNote: 'We read “SF” as San Francisco, CA, USA.' });
    expect(screen.getByLabelText('City')).toHaveAccessibleDescription(/We read “SF” as San Francisco, CA, USA\.$/);
  });

  it('shows a server failure with the phone number', () => {
    showForm({ notice: { title: 'Something fell off the table', text: 'Still here.', ...COMPANY } });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Something fell off the tableStill here. Or call (415) 555-0142.',
    );
    expect(screen.getByRole('link', { name: COMPANY.phone })).toHaveAttribute('href', COMPANY.phoneHref);
  });
});

describe('hostile values', () => {
  const countElements = () => document.querySelectorAll('*').length;

  it('stay text in every field, error and note', () => {
    showForm({
      values: { ...valuesOf({}), preferredDates: ['', '', ''] },
      errors: { city: 'x' },
      cityNote: 'x',
      facts: FACTS,
    });
    const before = countElements();
    const texts = Object.fromEntries(Object.keys(valuesOf({})).map((name) => [name, HOSTILE]));
    const lines = FACTS.price.lines.map((line) => ({ ...line, what: HOSTILE }));
    const facts = { ...FACTS, title: HOSTILE, price: { ...FACTS.price, lines } };
    const form = showForm({
      values: { ...valuesOf(texts), preferredDates: [HOSTILE, HOSTILE, HOSTILE] },
      errors: { city: HOSTILE },
      cityNote: HOSTILE,
      facts,
    });
    expect(countElements()).toBe(before);
    expect(document.querySelector('script, img, [onerror]')).toBeNull();
    const data = new FormData(form);
    for (const name of ['city', 'participantSize', 'description', 'firstName', 'lastName', 'phone'])
      expect(data.get(name), name).toBe(HOSTILE);
    expect(document.querySelector('#plain-city-error')).toHaveTextContent(HOSTILE);
  });

  it('stay text in the confirmation', () => {
    const request = quoteRequest({ firstName: HOSTILE, lastName: HOSTILE, email: HOSTILE, description: HOSTILE });
    const facts = { ...FACTS, place: HOSTILE, game: HOSTILE, dates: [HOSTILE] };
    show(
      renderConfirmation({
        headline: 'In',
        lead: 'Ours.',
        company: COMPANY,
        facts,
        request: { ...request, phone: HOSTILE },
      }),
    );
    expect(document.querySelector('script, img, [onerror]')).toBeNull();
    expect(screen.getByText(`${HOSTILE} ${HOSTILE}`)).toBeInTheDocument();
  });

  it('are returned unchanged in the fields', () => {
    // Browsers send no lone surrogates, normalize line breaks, and remove line breaks from an input.
    const text = fc.string({ unit: 'grapheme' }).map((typed) => typed.replace(/[\r\0]/g, ''));
    fc.assert(
      fc.property(text, (typed) => {
        const line = typed.replace(/\n/g, '');
        const form = showForm({ values: valuesOf({ firstName: line, description: typed }) });
        const data = new FormData(form);
        expect([data.get('firstName'), data.get('description')]).toEqual([line, typed]);
      }),
    );
  });
});

describe('the confirmation', () => {
  it('shows the reference, the total with its lines, the expiry and the next steps', () => {
    const request = quoteRequest({ description: 'One.\nTwo.', phone: '' });
    show(
      renderConfirmation({
        headline: 'Your move is in',
        lead: 'It is our move now.',
        company: COMPANY,
        facts: FACTS,
        request,
      }),
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Your move is in' })).toHaveAttribute('id', 'plain-answer');
    expect(document.body).toHaveTextContent('Thank you, Imani. It is our move now.');
    for (const text of [
      'RR-7KQ2-M9TX',
      'December 21, 2026',
      '$3,000',
      'One fixed fee.',
      'Thursday, December 10, 2026',
      'Imani Okafor',
    ])
      expect(screen.getByText(text), text).toBeInTheDocument();
    expect(screen.getAllByText('$5,475')).toHaveLength(2);
    expect(
      screen.getByText('Nothing is booked and nothing is charged until you say yes in writing.'),
    ).toBeInTheDocument();
    expect(screen.getByText(`${PROMISE} The answer goes to imani@example.com.`)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: COMPANY.phone }).closest('p')).toHaveTextContent('and say RR-7KQ2-M9TX.');
    expect(document.querySelector('dd:empty')).toBeNull();
  });

  it('leaves out empty answers', () => {
    show(
      renderConfirmation({
        headline: 'In',
        lead: '',
        company: COMPANY,
        facts: { ...FACTS, dates: [] },
        request: quoteRequest(),
      }),
    );
    expect(screen.getByText('Flexible')).toBeInTheDocument();
    expect(screen.queryByText('Notes')).toBeNull();
  });

  it('links to the wizard when there is no quote', () => {
    show(renderNothingSent(COMPANY));
    expect(screen.getByRole('link', { name: 'Build a quote' })).toHaveAttribute('href', '/get-a-quote');
  });
});

describe('the region of the no-script form', () => {
  it('is inside noscript and between the marks where a response is inserted', () => {
    const html = renderToString(<NoScriptForm html="<p>form</p>" />);
    expect(html).toBe(
      `<noscript><div class="noScript fields">${NO_SCRIPT_REGION.start}<p>form</p>${NO_SCRIPT_REGION.end}</div></noscript>`,
    );
  });
});
