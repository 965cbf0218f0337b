import fc from 'fast-check';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ShareStory } from '#components/case-study/share-story.client';
import { mailHref } from '../../components/case-study/share-message.ts';
import { openPlainPage } from './plain-page.ts';

const STORY = {
  title: '45 people & one clock',
  text: 'It was noon + a bit.',
  address: 'https://hunts.example/case-studies/acme-clock-hunt',
};
const HERE = `${location.origin}/case-studies/acme-clock-hunt`;

/** What a mail program reads from the address. */
function readMail(href: string) {
  const fields = href.replace('mailto:?', '').split('&');
  return Object.fromEntries(fields.map((field) => field.split('=').map(decodeURIComponent) as [string, string]));
}

function giveNavigator(name: 'share' | 'clipboard', value: unknown) {
  Object.defineProperty(navigator, name, { value, configurable: true });
}

afterEach(() => {
  for (const name of ['share', 'clipboard'] as const) delete (navigator as unknown as Record<string, unknown>)[name];
});

describe('sharing a story', () => {
  it('is a message with subject and address before React', () => {
    const { page, hydrate } = openPlainPage(<ShareStory {...STORY} />);
    const { subject, body } = readMail(page.querySelector('a')!.href);
    expect(subject).toBe(STORY.title);
    expect(body).toBe(`${STORY.text}\r\n\r\n${STORY.address}`);
    expect(hydrate()).toEqual([]);
  });

  it('copies the address of the page where the site stands, and says so', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    giveNavigator('clipboard', { writeText });
    render(<ShareStory {...STORY} />);
    fireEvent.click(screen.getByRole('button', { name: 'Copy the link' }));
    expect(await screen.findByText('The link is copied.')).toBe(screen.getByRole('status'));
    expect(writeText).toHaveBeenCalledWith(HERE);
  });

  it('shows the link when copying is not allowed', async () => {
    render(<ShareStory {...STORY} />);
    fireEvent.click(screen.getByRole('button', { name: 'Copy the link' }));
    await vi.waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(HERE), 10_000);
  });

  it.each([
    ['takes it', () => Promise.resolve(), 0],
    ['is told to stop', () => Promise.reject(new DOMException('', 'AbortError')), 0],
    ['refuses', () => Promise.reject(new DOMException('', 'NotAllowedError')), 1],
  ])('uses the device where it can: when it %s', async (_name, answer, copies) => {
    const share = vi.fn(answer);
    const writeText = vi.fn(() => Promise.resolve());
    giveNavigator('share', share);
    giveNavigator('clipboard', { writeText });
    render(<ShareStory {...STORY} />);
    fireEvent.click(screen.getByRole('button', { name: 'Share the link' }));
    await vi.waitFor(
      () => expect(share).toHaveBeenCalledWith({ title: STORY.title, text: STORY.text, url: HERE }),
      10_000,
    );
    await new Promise((resolve) => setTimeout(resolve));
    expect(writeText).toHaveBeenCalledTimes(copies);
  });
});

describe('the message', () => {
  it('carries any text as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (title, text) => {
        const href = mailHref({ ...STORY, title, text });
        expect(href).toMatch(/^mailto:\?subject=[^&?#\s]*&body=[^&?#\s]*$/);
        expect(readMail(href)).toEqual({ subject: title, body: `${text}\r\n\r\n${STORY.address}` });
      }),
    );
  });

  it('survives half a character', () => {
    expect(mailHref({ ...STORY, title: '\ud83d' })).toContain('subject=%EF%BF%BD&');
  });
});
