import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { HomeschoolForm } from '#components/sections/homeschool-form.client';
import { openPlainPage } from '../plain-page.ts';

const RECEIPT = { reference: 'RR-7KQ2-M9TX', price: { baseFee: 3000, participants: 1500, total: 4500 } };

afterEach(() => vi.unstubAllGlobals());

type Answer = { status: number; body: unknown };

/** The form, with a server that returns `answers` in order and 201 after that. */
function prepare(...answers: Answer[]) {
  const fetchMock = vi.fn(async (_url: string, _init: RequestInit) => {
    const { status, body } = answers.shift() ?? { status: 201, body: RECEIPT };
    return Response.json(body, { status });
  });
  vi.stubGlobal('fetch', fetchMock);
  const element = (
    <QueryClientProvider client={new QueryClient()}>
      <HomeschoolForm phone="(415) 555-0142" email="desk@example.com" path="/homeschool-hunt#request" />
    </QueryClientProvider>
  );
  const keys = () => fetchMock.mock.calls.map(([, init]) => new Headers(init.headers).get('Idempotency-Key'));
  return { user: userEvent.setup(), element, fetchMock, keys };
}

function open(...answers: Answer[]) {
  const page = prepare(...answers);
  render(page.element);
  return page;
}

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Your first name'), 'Dana');
  await user.type(screen.getByLabelText('Your last name'), 'Ruiz');
  await user.type(screen.getByLabelText('Email'), 'dana@example.com');
  await user.type(screen.getByLabelText('Number of children'), '12');
  await user.type(screen.getByLabelText('City or park'), 'Golden Gate Park');
}

const button = () => screen.getByRole('button', { name: 'Ask for a date and price' });
const form = () => button().closest('form')!;

describe('the form for families', () => {
  it('has all fields of the request, and lets browsers restore them', () => {
    const { page } = openPlainPage(prepare().element);
    const plain = page.querySelector('form')!;
    expect(Object.fromEntries(new FormData(plain))).toEqual({
      typeOfEvent: 'homeschool',
      firstName: '',
      lastName: '',
      email: '',
      participantSize: '',
      city: '',
      description: '',
      crewMotto: '',
    });
    // Browsers restore a field after Back only if its autocomplete is not off.
    expect(page.querySelector(':not([aria-hidden]) > [autocomplete="off"]')).toBeNull();
  });

  it('keeps and sends text that was typed before hydration', async () => {
    const { user, element, fetchMock } = prepare();
    const { field, hydrate } = openPlainPage(element);
    const typed = {
      firstName: 'Dana',
      lastName: 'Ruiz',
      email: 'dana@example.com',
      participantSize: '12',
      city: 'Golden Gate Park',
      description: 'Ages 7 to 11.',
    };
    for (const [name, value] of Object.entries(typed)) field(name).value = value;
    expect(hydrate()).toEqual([]);
    for (const [name, value] of Object.entries(typed)) expect(field(name), name).toHaveValue(value);
    await user.click(button());
    expect(await screen.findByText(/the number RR-7KQ2-M9TX/)).toBeVisible();
    const body: unknown = JSON.parse(String(fetchMock.mock.calls[0]?.[1].body));
    const elapsedMs: unknown = expect.any(Number);
    expect(body).toEqual({ ...typed, typeOfEvent: 'homeschool', participantSize: 12, elapsedMs });
  });

  it('shows what is missing and focuses the first invalid field', async () => {
    const { user, fetchMock } = open();
    await user.click(button());
    const name = screen.getByLabelText('Your first name');
    expect(name).toHaveFocus();
    expect(name).toBeInvalid();
    expect(name).toHaveAccessibleDescription('Enter your first name.');
    expect(screen.getByText('Enter the number of children, such as 8.')).toBeVisible();
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('sends one request for repeated submits', async () => {
    const { user, fetchMock } = open();
    await fill(user);
    const sent = form();
    fireEvent.submit(sent);
    fireEvent.submit(sent);
    expect(await screen.findByText(/the number RR-7KQ2-M9TX/)).toBeVisible();
    expect(screen.getByRole('status')).toHaveFocus();
    expect(fetchMock).toHaveBeenCalledTimes(1);
    const body: unknown = JSON.parse(String(fetchMock.mock.calls[0]?.[1].body));
    expect(body).toMatchObject({ typeOfEvent: 'homeschool', participantSize: 12, city: 'Golden Gate Park' });
  });

  it('keeps the idempotency key of unchanged answers, and uses a new one for changed answers', async () => {
    const busy = { status: 429, body: { error: 'Too many.' } };
    const { user, keys } = open(busy, busy);
    await fill(user);
    await user.click(button());
    expect(await screen.findByText(/call \(415\) 555-0142/)).toBeVisible();
    await user.type(screen.getByLabelText('City or park'), 's{Backspace}');
    await user.click(button());
    await screen.findByRole('alert');
    await user.type(screen.getByLabelText('City or park'), ', west gate');
    await user.click(button());
    expect(await screen.findByText(/has the number/)).toBeVisible();
    const [first, second, third] = keys();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('focuses the field that the server rejected', async () => {
    const { user } = open({ status: 422, body: { errors: { email: 'That mailbox is closed.' } } });
    await fill(user);
    await user.click(button());
    expect(await screen.findByText('That mailbox is closed.')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveFocus();
  });
});

describe('on a host without a server', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('the form checks its fields and becomes a letter', async () => {
    vi.stubEnv('API_ORIGIN', 'none');
    const assign = vi.fn();
    vi.stubGlobal('location', { assign });
    const { user, fetchMock } = open();
    const ask = screen.getByRole('button', { name: 'Ask by email' });
    await user.click(ask);
    expect(assign).not.toHaveBeenCalled();
    await fill(user);
    await user.click(ask);
    const letter = new URL(String(assign.mock.calls[0]?.[0]));
    expect(letter.protocol + letter.pathname).toBe('mailto:desk@example.com');
    expect(letter.searchParams.get('body')).toContain('Number of children: 12\r\nCity or park: Golden Gate Park');
    expect(fetchMock).not.toHaveBeenCalled();
  });
});
