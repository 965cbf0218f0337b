import fc from 'fast-check';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ShareStory } from '#components/case-study/article/share-story.client';
import { mailHref } from '#lib/content/mail-href';
import { openPlainPage } from '#tests/unit/components/plain-page';

const STORY = {
  title: '45 people & one clock',
  text: 'It was noon + a bit.',
  url: 'https://hunts.example/case-studies/acme-clock-hunt',
};
const CURRENT_URL = `${location.origin}/case-studies/acme-clock-hunt`;

/** Subject and body as a mail program parses them from the URL. */
function parseMail(href: string) {
  const fields = href.replace('mailto:?', '').split('&');
  return Object.fromEntries(fields.map((field) => field.split('=').map(decodeURIComponent) as [string, string]));
}

function setNavigator(name: 'share' | 'clipboard', value: unknown) {
  Object.defineProperty(navigator, name, { value, configurable: true });
}

afterEach(() => {
  for (const name of ['share', 'clipboard'] as const) delete (navigator as unknown as Record<string, unknown>)[name];
});

describe('sharing a story', () => {
  it('is an email link with subject and URL before hydration', () => {
    const { page, hydrate } = openPlainPage(<ShareStory {...STORY} />);
    const { subject, body } = parseMail(page.querySelector('a')!.href);
    expect(subject).toBe(STORY.title);
    expect(body).toBe(`${STORY.text}\r\n\r\n${STORY.url}`);
    expect(hydrate()).toEqual([]);
  });

  it('copies the URL of the page on the current origin, and shows a message', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    setNavigator('clipboard', { writeText });
    render(<ShareStory {...STORY} />);
    fireEvent.click(screen.getByRole('button', { name: 'Copy the link' }));
    expect(await screen.findByText('The link is copied.')).toBe(screen.getByRole('status'));
    expect(writeText).toHaveBeenCalledWith(CURRENT_URL);
  });

  it('shows the URL if copying is not allowed', async () => {
    render(<ShareStory {...STORY} />);
    fireEvent.click(screen.getByRole('button', { name: 'Copy the link' }));
    await vi.waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(CURRENT_URL), 10_000);
  });

  it.each([
    ['succeeds', () => Promise.resolve(), 0],
    ['is canceled by the visitor', () => Promise.reject(new DOMException('', 'AbortError')), 0],
    ['fails', () => Promise.reject(new DOMException('', 'NotAllowedError')), 1],
  ])('uses the Web Share API if available, and copies only if it fails: when it %s', async (_name, answer, copies) => {
    const share = vi.fn(answer);
    const writeText = vi.fn(() => Promise.resolve());
    setNavigator('share', share);
    setNavigator('clipboard', { writeText });
    render(<ShareStory {...STORY} />);
    fireEvent.click(screen.getByRole('button', { name: 'Share the link' }));
    await vi.waitFor(
      () => expect(share).toHaveBeenCalledWith({ title: STORY.title, text: STORY.text, url: CURRENT_URL }),
      10_000,
    );
    await new Promise((resolve) => setTimeout(resolve));
    expect(writeText).toHaveBeenCalledTimes(copies);
  });
});

describe('the email link', () => {
  it('contains any text unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (title, text) => {
        const href = mailHref({ subject: title, body: text });
        expect(href).toMatch(/^mailto:\?subject=[^&?#\s]*&body=[^&?#\s]*$/);
        expect(parseMail(href)).toEqual({ subject: title, body: text.replaceAll(/\r?\n/g, '\r\n') });
      }),
    );
  });

  it('accepts a lone surrogate', () => {
    expect(mailHref({ subject: '\ud83d', body: '' })).toContain('subject=%EF%BF%BD&');
  });
});
