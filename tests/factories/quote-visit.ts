import { fitsType } from '#lib/site/game-fit';
import type { Game } from '#lib/site/lists';

/*
 * What must be true of the wizard, told without its code: a visitor says things in tabs, and a tab that is closed, reloaded
 * or sent keeps of them what it should.
 *
 * Glossary
 *   said     the answers as the visitor gave them; a game that is played in one city does not change the city that was said
 *   entry    one page of the tab's history: the step that it shows, and whether it was opened from the summary
 *   shared   what was said last in any tab; `mark` tells two of the same words apart
 */

export type StepName = 'type' | 'city' | 'people' | 'game' | 'plan' | 'you' | 'send';
export type Contact = { firstName: string; lastName: string; email: string; phone: string };
type Coordinates = [latitude: number, longitude: number];
type City = { name: string; at?: Coordinates };
type EventSaid = {
  type: string;
  city: City;
  people: number;
  game: string;
  days: string[];
  switchedFrom?: { type: string; game: string };
};
export type Said = EventSaid & Contact & { description: string; earlier: EventSaid[] };
export type Link = { type?: string; city?: string; people?: number; game?: string; date?: string };

/** One value for each step; a visitor gives the one that the step on show asks for. */
export type Answer = {
  type: string;
  city: City;
  people: number;
  game: number;
  days: string[];
  description: string;
  contact: Partial<Contact>;
};

const NO_CONTACT: Contact = { firstName: '', lastName: '', email: '', phone: '' };
const NOTHING_SAID: Said = {
  type: '',
  city: { name: '' },
  people: 0,
  game: '',
  days: [],
  description: '',
  earlier: [],
  ...NO_CONTACT,
};

const ORDER: StepName[] = ['type', 'city', 'people', 'game', 'plan', 'you', 'send'];
const HOME: City = { name: 'San Francisco, CA, USA', at: [37.77493, -122.41942] };
const DAY = 86_400_000;
const TODAY = '2026-11-20';

export const GAMES: Game[] = [
  game({ id: 'recommend', types: [], smallest: 1, largest: 5000 }),
  game({ id: 'city-hunt', types: ['scavenger-hunt', 'onsite'], smallest: 10, largest: 640 }),
  game({ id: 'relay', types: ['virtual', 'onsite'], smallest: 1, largest: 60 }),
  game({ id: 'jazz-heist', types: ['escape-room', 'onsite'], city: HOME.name }),
  game({ id: 'harbor-heist', types: ['escape-room', 'onsite'], city: 'Portland, OR, USA' }),
];

function game(given: Partial<Game> & Pick<Game, 'id' | 'types'>): Game {
  return {
    name: `Game ${given.id}`,
    line: 'A line',
    smallest: 1,
    largest: 5000,
    time: 'an hour',
    setting: 'indoors',
    ...given,
  };
}

/** Contact details, with whether they can be sent. Names in several scripts; phones in several formats. */
export const NAMES = { good: ['Imani', 'علي', '李', "O'Brien-Ñandú", 'Zoe\u0301'], bad: ['', '  '] };
export const EMAILS = { good: ['imani@example.com', 'a.b+c@sub.example.org'], bad: ['', 'imani', 'imani@example'] };
export const PHONES = { good: ['', '+1 (415) 555-0142', '415.555.0142 x9', '٠١٢٣٤٥٦٧'], bad: ['12'] };

const gameOf = (said: EventSaid) => GAMES.find(({ id }) => id === said.game);

/** Where the event is: where the game is played, or else where the visitor said. */
function placeOf(said: EventSaid): City {
  const city = gameOf(said)?.city;
  if (!city || city === said.city.name) return said.city;
  return city === HOME.name ? HOME : { name: city };
}

function isAnswered(step: StepName, said: Said): boolean {
  const isOne = (text: string) => text.trim() !== '';
  switch (step) {
    case 'type':
      return said.type !== '';
    case 'city':
      return isOne(placeOf(said).name);
    case 'people':
      return Number.isInteger(said.people) && said.people >= 1 && said.people <= 5000;
    case 'you':
      return (
        isOne(said.firstName) &&
        isOne(said.lastName) &&
        EMAILS.good.includes(said.email) &&
        PHONES.good.includes(said.phone)
      );
    default:
      return true;
  }
}

/** Whether Continue goes on, which asks more than a deep link does. */
function isRight(step: StepName, said: Said): boolean {
  const chosen = gameOf(said);
  if (step === 'plan') return said.days.every((day, index) => day > TODAY && said.days.indexOf(day) === index);
  if (step === 'game' && chosen && chosen.id !== 'recommend') {
    return said.people >= chosen.smallest && said.people <= chosen.largest;
  }
  return isAnswered(step, said);
}

const stepsOf = (said: Said) => ORDER.filter((step) => step !== 'city' || said.type !== 'virtual');

/** The step on show when somebody asks for one. */
function reach(asked: StepName, said: Said): StepName {
  const open = stepsOf(said);
  const gap = open.find((step) => !isAnswered(step, said)) ?? 'send';
  const most = Math.min(ORDER.indexOf(asked), ORDER.indexOf(gap));
  return open.findLast((step) => ORDER.indexOf(step) <= most) ?? 'type';
}

const withGameThatFits = <Some extends EventSaid>(said: Some): Some => {
  const chosen = gameOf(said);
  return chosen && fitsType(chosen, said.type) ? said : { ...said, game: '' };
};

const sayType = (said: Said, type: string) => withGameThatFits({ ...said, type, switchedFrom: undefined });

function sayCity(said: Said, city: City): Said {
  const played = gameOf(said)?.city;
  return { ...said, city, game: played && played !== city.name ? '' : said.game };
}

function sayGame(said: Said, { id, city }: Game): Said {
  const isNowhere = placeOf(said).name.trim() === '';
  // Who named no city goes where the game is.
  const named = isNowhere && city ? placeOf({ ...said, game: id }) : said.city;
  return { ...said, city: named, game: id };
}

/** The JSON that the endpoint gets. */
export function bodyOf(said: Said): Record<string, unknown> {
  const { name, at } = placeOf(said);
  const { firstName, lastName, email, phone, description, game, days, people } = said;
  const isVirtual = said.type === 'virtual';
  return {
    ...{ firstName, lastName, email, typeOfEvent: said.type, participantSize: people, city: isVirtual ? '' : name },
    ...(phone && { phone }),
    ...(description && { description }),
    ...(game && { game }),
    ...(!isVirtual && at && { latitude: at[0], longitude: at[1] }),
    ...(days.length > 0 && { preferredDates: days }),
  };
}

type Entry = { step?: StepName; isReturning: boolean; page: number };
type Kept = { said: Said; step: StepName; at: number };

const gist = ({ type, city, people, game, days, switchedFrom, description }: Said) =>
  JSON.stringify([type, city.name, city.at, people, game, days, switchedFrom, description]);
const eventOf = ({ type, city, people, game, days, switchedFrom }: Said): EventSaid => ({
  ...{ type, city, people, game, days, switchedFrom },
});
const isNothing = (said: Said) => JSON.stringify(said) === JSON.stringify(NOTHING_SAID);

/** Everything that happens on one device. */
export class Device {
  now = Date.parse(`${TODAY}T09:00:00`);
  shared: (Kept & { mark: number }) | undefined;
  marks = 0;

  share(kept: Kept): void {
    this.shared = { ...kept, said: { ...kept.said, ...NO_CONTACT }, mark: (this.marks += 1) };
  }

  /** Thirty days, by the clock of the device. */
  fresh<Some extends Kept>(kept: Some | undefined): Some | undefined {
    return kept && this.now - kept.at <= 30 * DAY ? kept : undefined;
  }

  isShared(said: Said): boolean {
    this.shared = this.fresh(this.shared);
    return this.shared !== undefined && gist(this.shared.said) === gist(said);
  }
}

/** One tab, and what its visitor must find in it. */
export class Tab {
  said = NOTHING_SAID;
  step: StepName = 'type';
  entries: Entry[] = [];
  index = -1;
  page = 0;
  own: Kept | undefined;
  passed: number | undefined;
  isSent = false;
  isDetour = false;
  /** Bodies that were sent since the quote was begun: one quote each, however often. */
  sent = new Set<string>();
  readonly device: Device;
  /** Whether Back and Forward never load a page, as where one document plays them all. */
  readonly isOneDocument: boolean;

  constructor(device: Device, isOneDocument: boolean) {
    this.device = device;
    this.isOneDocument = isOneDocument;
  }

  get entry(): Entry {
    return this.entries[this.index]!;
  }

  /** Shows a step, and keeps what was said. */
  private keep(said: Said, asked: StepName, before = this.said): void {
    this.said = said;
    this.step = reach(asked, said);
    // An address without a step means the first one.
    if ((this.entry.step ?? 'type') !== this.step) this.entry.step = this.step;
    if (isNothing(said)) return;
    this.own = { said, step: this.step, at: this.device.now };
    if (gist(said) !== gist(before) || this.device.isShared(said)) this.device.share(this.own);
  }

  private push(step: StepName, isReturning: boolean): void {
    if (this.entry.step === step) return;
    this.entries = [...this.entries.slice(0, this.index + 1), { step, isReturning, page: this.page }];
    this.index += 1;
  }

  private go(step: StepName, isReturning = false): void {
    this.push(step, isReturning);
    this.isDetour = false;
    this.keep(this.said, step);
  }

  /** Comes back to a tab whose history is gone. */
  comeBack(): void {
    this.entries = [this.entry];
    this.index = 0;
    this.reload();
  }

  /** Opens an address in this tab. */
  open(step: StepName | undefined, link: Link = {}, isAnew = false): void {
    if (!this.isOneDocument) this.page += 1;
    this.entries = [...this.entries.slice(0, this.index + 1), { step, isReturning: false, page: this.page }];
    this.index += 1;
    this.load(link, isAnew);
  }

  reload(): void {
    this.page += 1;
    // All pages that only differ in their step are one document, also after a reload.
    const { page } = this.entry;
    for (const entry of this.entries) if (entry.page === page) entry.page = this.page;
    this.load();
  }

  private load(link: Link = {}, isAnew = false): void {
    const isLink = Object.keys(link).length > 0;
    this.isDetour = false;
    if (this.isSent && !isLink && !isAnew) return;
    this.isSent = false;
    const { device } = this;
    this.own = device.fresh(this.own);
    const isPassed = device.shared?.mark === this.passed;
    if (!this.own && !isPassed) device.shared = device.fresh(device.shared);
    const stored = this.own ?? (isPassed ? undefined : device.shared);
    const before = stored?.said ?? NOTHING_SAID;
    const said = follow(before, link);
    const asked = this.entry.step ?? (isLink ? firstUnasked(said) : (stored?.step ?? 'type'));
    this.isDetour = this.entry.step !== undefined && reach(asked, said) !== asked;
    this.keep(said, asked, before);
  }

  /** Goes back or forward in the history; across documents the page is loaded again, or kept whole by the browser. */
  travel(by: number): void {
    const from = this.entry.page;
    this.index += by;
    if (this.isSent) return;
    if (this.entry.page !== from) {
      this.page = this.entry.page;
      return this.load();
    }
    const asked = this.entry.step ?? 'type';
    this.isDetour = reach(asked, this.said) !== asked;
    this.keep(this.said, asked);
  }

  /** Answers what the step on show asks; `choices` are the games that can be chosen there. */
  answer({ type, city, people, game: index, days, description, contact }: Answer, choices: Game[]): void {
    const { said } = this;
    switch (this.step) {
      case 'type':
        return this.keep(sayType(said, type), this.step);
      case 'city':
        // A listed city is chosen after some of it was typed.
        return this.keep(sayCity(sayCity(said, { name: city.name.slice(0, 3) }), city), this.step);
      case 'people':
        return this.keep({ ...said, people }, this.step);
      case 'game':
        return this.keep(sayGame(said, choices[index % choices.length]!), this.step);
      case 'plan':
        return this.keep({ ...said, days, description }, this.step);
      case 'you':
        return this.keep({ ...said, ...contact }, this.step);
    }
  }

  /** The games that this group can choose. */
  games(): Game[] {
    const { people, type } = this.said;
    return GAMES.filter(
      (one) => one.id === 'recommend' || (fitsType(one, type) && people >= one.smallest && people <= one.largest),
    );
  }

  advance(): void {
    if (!isRight(this.step, this.said)) return;
    const { isReturning } = this.entry;
    const open = stepsOf(this.said);
    const next = isReturning ? reach('send', this.said) : (open[open.indexOf(this.step) + 1] ?? this.step);
    this.go(next, isReturning);
  }

  goBack(): void {
    const open = stepsOf(this.said);
    const previous = open[open.indexOf(this.step) - 1];
    if (previous) this.go(previous);
  }

  change(step: StepName): void {
    if (this.step === 'send' && stepsOf(this.said).includes(step)) this.go(step, true);
  }

  /** The step that stops the sending, if one does. */
  failing(): StepName | undefined {
    return stepsOf(this.said).find((step) => !isRight(step, this.said));
  }

  /** What the field of that name shows. */
  shown(field: string): string | undefined {
    const { said } = this;
    if (field === 'people') return said.people === 0 ? '' : String(said.people);
    if (field === 'city') return placeOf(said).name;
    if (field === 'game') return said.game || 'recommend';
    return String(said[field as 'type' | 'description' | keyof Contact]);
  }

  /** The city that the visitor said, while a game takes the event to another one. */
  movedFrom(): string | undefined {
    const { city } = this.said;
    return placeOf(this.said).name === city.name ? undefined : city.name;
  }

  switchEvent(): void {
    const { type, game: id, switchedFrom } = this.said;
    if (type !== 'virtual') {
      const there = { ...sayType(this.said, 'virtual'), switchedFrom: { type, game: id } };
      return this.keep(there, this.step);
    }
    const back = sayType(this.said, switchedFrom!.type);
    const played = GAMES.find((one) => one.id === switchedFrom!.game);
    this.keep(played && fitsType(played, back.type) ? sayGame(back, played) : back, this.step);
  }

  bringBack(): void {
    const event = this.said.earlier.at(-1);
    this.keep({ ...this.said, ...event, earlier: this.said.earlier.slice(0, -1) }, this.step);
  }

  private leaveAnswers(): void {
    if (this.device.isShared(this.said)) this.device.shared = undefined;
    this.passed = this.device.shared?.mark;
    this.own = undefined;
    this.sent.clear();
  }

  startOver(): void {
    this.leaveAnswers();
    this.said = NOTHING_SAID;
    this.go('type');
  }

  finish(): void {
    this.leaveAnswers();
    this.isSent = true;
  }
}

/** A link gives answers as a visitor would; what it replaced can be brought back. */
function follow(before: Said, { type, city, people, game: id, date }: Link): Said {
  const played = GAMES.find((one) => one.id === id);
  const event = type ?? (played?.types.length === 1 ? played.types[0] : undefined);
  let said = event && event !== before.type ? sayType(before, event) : before;
  if (city && city !== placeOf(before).name) said = sayCity(said, { name: city });
  if (people) said = { ...said, people };
  if (date) said = { ...said, days: [date] };
  if (played && (said.type === '' || fitsType(played, said.type))) said = sayGame(said, played);
  const answers = (one: Said) => [one.type, placeOf(one).name, one.people || '', one.game, one.days.join()].map(String);
  const isReplaced = answers(before).some((text, index) => text !== '' && text !== answers(said)[index]);
  return isReplaced ? { ...said, earlier: [...said.earlier, eventOf(before)].slice(-3) } : said;
}

/** A priced link opens at the first question that it did not answer. */
function firstUnasked(said: Said): StepName {
  const gap = reach('send', said);
  const most = said.game ? 'plan' : 'game';
  return ORDER.indexOf(gap) < ORDER.indexOf(most) ? gap : most;
}
