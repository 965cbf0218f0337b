// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { formatHex } from 'culori';
import { describe, expect, it } from 'vitest';
import { EMAIL_COLORS } from '#lib/leads/delivery/email-html';
import { renderDeskEmail, renderVisitorEmail, type EmailContent } from '#lib/leads/delivery/email-content';
import { getEmailHold } from '#lib/leads/delivery/email-hold';
import type { StoredHold, StoredQuote } from '#lib/leads/store/tables';
import { PROMISE } from '#lib/quote/quote-state';
import { emailFacts } from '#tests/factories/email-facts';
import { HOSTILE_TEXTS } from '#tests/factories/hostile-texts';
import { storedCall, storedHold } from '#tests/factories/stored-hold';
import { storedQuote } from '#tests/factories/stored-quote';

const FACTS = emailFacts();
const TAGS = 'A BODY BR H1 H2 HEAD HTML LI META OL P SPAN TABLE TBODY TD TITLE TR'.split(' ');
const ATTRIBUTES = 'align border cellpadding cellspacing charset content href lang name role style width'.split(' ');
const LINKS = ['tel:+14155550142', 'mailto:hello@rompandriddle.example'];

const desk = (changes: Partial<StoredQuote> = {}) => renderDeskEmail(storedQuote(changes), FACTS);
const visitor = (changes: Partial<StoredQuote> = {}) =>
  renderVisitorEmail(storedQuote(changes), FACTS, { isPlaceListed: !('city' in changes) });

function parsed({ html }: EmailContent): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

/** The visible text of the HTML. */
function visibleWords(content: EmailContent): string[] {
  const { body } = parsed(content);
  for (const cell of body.querySelectorAll('br, td, p, h1, h2, li')) cell.after('\n');
  return (body.textContent ?? '').split(/\s+/).filter(Boolean).toSorted();
}

describe('the email to the desk', () => {
  it('contains every answer, the price with its lines, and what to do', () => {
    const { subject, text } = desk();
    expect(subject).toBe('Quote request RR-7KQ2-M9TX');
    for (const part of [
      'Scavenger hunt for 45 people\n',
      'A visitor asked for a quote on November 20, 2026 at 9:00:00 AM PST. Reply to this email to answer.',
      'Reference: RR-7KQ2-M9TX',
      'Name: Imani Okafor',
      'Email: imani@example.com',
      'Phone: +1 555 010 7788',
      'Event: Scavenger hunt',
      'Where: Denver, CO, USA',
      'Coordinates: 39.73915, -104.9847',
      'Players: 45 people',
      'Game: City Hunt',
      'Dates:\n  Thursday, December 10, 2026\n  Thursday, December 31, 2026',
      'Notes: PO 4711, one wheelchair user',
      '45 players: $2,475\n  $1,500 for 30, then $65 for each of the other 15.',
      'Travel and set-up: $3,000\n  One fixed fee for hosts, kit and set-up.',
      'Total: $5,475\n  $121.67 a person, before tax. It stands until December 20, 2026.',
      'Price list 2026-11.',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('names the answers that were not given', () => {
    const open = { phone: null, description: null, game: null, preferred_dates: null, latitude: null, longitude: null };
    const { text } = desk(open);
    for (const part of ['Phone: not given', 'Game: To be recommended', 'Dates: flexible', 'Notes: none']) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('Coordinates');
  });

  it('keeps the lines of the notes together, so that none looks like a line of the template', () => {
    expect(desk({ description: 'One\nTotal: $1' }).text).toContain('Notes:\n  One\n  Total: $1\n');
  });

  it('says so when a reply would not reach the visitor', () => {
    expect(desk({ email: '"two words"@example.com' }).text).toContain('a reply does not reach it by itself');
  });

  it('names a game that was removed from the list by its id', () => {
    expect(desk({ game: 'moon-hunt' }).text).toContain('Game: moon-hunt');
  });
});

describe('the copy to the visitor', () => {
  it('thanks, repeats the answers, explains the price, and names the next steps', () => {
    const { subject, text } = visitor();
    expect(subject).toBe('Your quote RR-7KQ2-M9TX from Romp & Riddle');
    for (const part of [
      'Thank you, Imani.',
      'Your price is $5,475 in total, before tax, and it stands until December 20, 2026.',
      'Where: Denver, CO, USA',
      'Game: City Hunt',
      'Travel and set-up: $3,000\n  One fixed fee for hosts, kit and set-up.',
      'Included:\n  One host for every 40 players\n  Photos',
      'Not included: Food and drink',
      `1. ${PROMISE}`,
      '3. Nothing is booked and nothing is charged until you say yes in writing.',
      'Reply to this email, which reaches a person, or call (415) 555-0142 and say RR-7KQ2-M9TX.',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('shows a family no total, and the desk the stored one, marked', () => {
    const family = { type_of_event: 'homeschool', participant_size: 12 };
    const copy = visitor(family);
    expect(copy.text).toContain('Families pay per child');
    expect(copy.text + copy.html).not.toMatch(/\$\d/);
    expect(desk(family).text).toContain(
      'They saw no total. The company price for this group, stored with the quote, is $5,475.',
    );
  });

  it('explains why travel is free', () => {
    const virtual = visitor({ type_of_event: 'virtual', city: '', base_fee: 0, total: 2475 });
    expect(virtual.text).toContain('Travel and set-up: $0\n  Nobody travels, so nobody pays for travel.');
    expect(virtual.text).toContain('Where: Online');
    const home = visitor({ base_fee: 0, total: 2475 });
    expect(home.text).toContain('None inside San Francisco: we live here.');
  });

  it.each([['Zo\u00eb'], ['Maximiliane'], ['O\u2019Neil'], ['\u0414\u043c\u0438\u0442\u0440\u0438\u0439'], ['\u674e']])(
    'greets %s by name',
    (first_name) => {
      expect(visitor({ first_name }).text).toContain(`Thank you, ${first_name}.`);
    },
  );

  it.each([
    ['a link as a name', { first_name: 'Win at https://evil.example' }],
    ['a site as a name', { first_name: 'evil.example' }],
    ['a sentence as a name', { first_name: 'You have won one thousand dollars call now' }],
    ['a number as a name', { first_name: 'Call 5550100999' }],
    ['a link as a place', { city: 'see evil.example' }],
    ['a number as a place', { city: 'call 5550100999' }],
    ['three words as a name', { first_name: 'evil Account Alert' }],
    ['words with hyphens as a name', { first_name: 'evil-Account' }],
    ['words with apostrophes as a name', { first_name: "evil'Account'Alert" }],
    ['a sentence without spaces as a name', { first_name: '\u60a8\u7684\u5e10\u6237\u5df2\u88abevil' }],
    ['a long word as a name', { first_name: 'evilevilevilevil' }],
    ['a place that is not listed', { city: 'evil, Pay at once, USA' }],
    ['notes', { description: 'Win at https://evil.example, call 5550100999' }],
    ['an unknown game', { game: 'evil-example-5550100999' }],
  ])('does not repeat %s', (_name, changes) => {
    const { text, html } = visitor(changes);
    expect(text).not.toMatch(/evil|5550100999|dollars/);
    expect(html).not.toMatch(/evil|5550100999|dollars/);
  });
});

describe('the start that was asked for', () => {
  const quote = storedQuote({ preferred_start: '2026-12-10T18:00-08:00', game: 'journey-to-jidara' });
  const now = new Date('2026-11-20T17:00:05Z');

  function both(holds: StoredHold[], at = now) {
    const hold = getEmailHold(quote, { holds, bookables: FACTS.bookables, now: at });
    return {
      desk: renderDeskEmail(quote, FACTS, hold),
      visitor: renderVisitorEmail(quote, FACTS, { isPlaceListed: true, hold }),
    };
  }

  it.each([
    [
      'held',
      [storedHold()],
      'Held until Monday, November 23, 2026, 9 am San Francisco time.',
      'We hold Thursday, December 10, 2026, 6 pm San Francisco time for you. The hold stands until Monday, November 23, 2026, 9 am San Francisco time and ends by itself.',
    ],
    [
      'on hold for others',
      [storedHold({ outcome: 'tentative', expires_at: 0 })],
      'On hold for an earlier request.',
      'is on hold for an earlier request. A person writes to you with the nearest free times.',
    ],
    [
      'gone',
      [storedCall(), storedHold({ outcome: 'gone', expires_at: 0 })],
      'Gone when the request came.',
      'has been taken. A person writes to you with the nearest free times.',
    ],
    ['for a person', [], 'Not held. Look in the calendar', 'A person checks whether it is free'],
  ])('is %s', (_name, holds, toDesk, toVisitor) => {
    const { desk, visitor } = both(holds);
    expect(desk.text).toMatch(/^Dates:\s+Thursday, December 10, 2026, 6 pm San Francisco time$/m);
    expect(visitor.text).toMatch(/^Dates:\s+Thursday, December 10, 2026, 6 pm San Francisco time$/m);
    expect(desk.text).toContain(`Hold: ${toDesk}`);
    expect(visitor.text).toContain(toVisitor);
    for (const { text, html } of [desk, visitor])
      expect(text + html).not.toMatch(/\b(?:is|are) booked\b(?! and nothing)/);
  });

  it('is for a person when its hold has ended', () => {
    const { desk, visitor } = both([storedHold()], new Date('2026-11-23T17:00:00Z'));
    expect(desk.text).toContain('Hold: Not held.');
    expect(desk.calendar).toBeUndefined();
    expect(visitor.text).toContain('A person checks whether it is free');
  });

  it('is in the time of its place, and in local time when the place is not known', () => {
    const chicago = { ...FACTS.bookables[0]!, timeZone: 'America/Chicago' };
    const find = (bookables: typeof FACTS.bookables) =>
      renderDeskEmail(quote, FACTS, getEmailHold(quote, { holds: [], bookables, now })).text;
    expect(find([chicago])).toContain('Thursday, December 10, 2026, 6 pm Chicago time\n');
    expect(find([])).toContain('Thursday, December 10, 2026, 6 pm local time\n');
  });
});

describe.each([
  ['the desk', desk],
  ['the visitor', visitor],
])('the HTML for %s', (_name, email) => {
  it('contains the same text as the plain version', () => {
    const content = email();
    const inText = content.text
      .replace(/^-+ ?$/gm, '')
      .replace(/^\d\. /gm, '')
      .replace(/^(\w[\w -]*):(?=[ \n])/gm, '$1')
      .split(/\s+/)
      .filter(Boolean);
    // The name is also in the header.
    expect(visibleWords(content)).toEqual([...inText, ...FACTS.company.name.split(' ')].toSorted());
  });

  it.each(HOSTILE_TEXTS)('keeps its structure with %j in every field', (text) => {
    const fields = { first_name: text, last_name: text, phone: text, description: text, city: text, game: text };
    const page = parsed(email({ ...fields, email: text }));
    for (const element of page.querySelectorAll('*')) {
      expect(TAGS).toContain(element.tagName);
      expect(ATTRIBUTES).toEqual(expect.arrayContaining(element.getAttributeNames()));
      expect(element.getAttribute('style') ?? '').not.toMatch(/url|expression|@|\\/i);
    }
    expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(LINKS);
    expect(page.querySelectorAll('table')).toHaveLength(parsed(email()).querySelectorAll('table').length);
    const content = page.body.textContent ?? '';
    expect(content).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
    expect(content.isWellFormed()).toBe(true);
  });
});

describe('the texts of the site', () => {
  it('may contain markup characters', () => {
    const odd = '<b>R&R "\u2019s</b>';
    const { html } = renderVisitorEmail(
      storedQuote(),
      emailFacts({
        company: { name: odd, phone: odd, phoneHref: LINKS[0]!, email: 'hello@rompandriddle.example' },
        travelReasons: { virtual: odd, home: odd, away: odd },
        pack: { included: [odd], notIncluded: [odd] },
        games: [{ id: 'city-hunt', name: odd }],
      }),
      { isPlaceListed: true },
    );
    const page = parsed({ subject: '', text: '', html });
    expect(page.querySelector('b')).toBeNull();
    expect(page.documentElement.textContent?.split(odd)).toHaveLength(11);
  });
});

describe('the colors of the emails', () => {
  it('are the colors of the site', () => {
    const tokens = readFileSync('app/styles/tokens.css', 'utf8');
    for (const [name, hex] of Object.entries(EMAIL_COLORS)) {
      const ink = new RegExp(`--${name}: (oklch\\([^)]*\\))`).exec(tokens)?.[1] ?? '';
      expect([name, formatHex(ink)]).toEqual([name, hex]);
    }
  });
});
