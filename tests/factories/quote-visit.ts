import { fitsType } from '#lib/pages/game-fit';
import type { Game } from '#lib/pages/lists';

/*
 * A model of the wizard for random walks, independent of its code: tabs of one device, their history, and the answers
 * that must survive closing, reloading and sending.
 */

export type StepName = 'type' | 'city' | 'people' | 'game' | 'plan' | 'you' | 'send';
export type Contact = { firstName: string; lastName: string; email: string; phone: string };
type Coordinates = [latitude: number, longitude: number];
type City = { name: string; at?: Coordinates };
type EventAnswers = {
  type: string;
  city: City;
  people: number;
  game: string;
  days: string[];
  switchedFrom?: { type: string; game: string };
};
export type VisitorAnswers = EventAnswers & Contact & { description: string; earlier: EventAnswers[] };
export type Link = { type?: string; city?: string; people?: number; game?: string; date?: string };

/** One value for each step. A visitor gives the one of the current step. */
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
const NO_ANSWERS: VisitorAnswers = {
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

/** Valid and invalid contact details, with names in several scripts and phones in several formats. */
export const NAMES = { good: ['Imani', 'علي', '李', "O'Brien-Ñandú", 'Zoe\u0301'], bad: ['', '  '] };
export const EMAILS = { good: ['imani@example.com', 'a.b+c@sub.example.org'], bad: ['', 'imani', 'imani@example'] };
export const PHONES = { good: ['', '+1 (415) 555-0142', '415.555.0142 x9', '٠١٢٣٤٥٦٧'], bad: ['12'] };

const getGame = (answers: EventAnswers) => GAMES.find(({ id }) => id === answers.game);

/** The place of the event: the city of the game, or else the city of the visitor. */
function getPlace(answers: EventAnswers): City {
  const city = getGame(answers)?.city;
  if (!city || city === answers.city.name) return answers.city;
  return city === HOME.name ? HOME : { name: city };
}

function isAnswered(step: StepName, answers: VisitorAnswers): boolean {
  const isFilled = (text: string) => text.trim() !== '';
  switch (step) {
    case 'type':
      return answers.type !== '';
    case 'city':
      return isFilled(getPlace(answers).name);
    case 'people':
      return Number.isInteger(answers.people) && answers.people >= 1 && answers.people <= 5000;
    case 'you':
      return (
        isFilled(answers.firstName) &&
        isFilled(answers.lastName) &&
        EMAILS.good.includes(answers.email) &&
        PHONES.good.includes(answers.phone)
      );
    default:
      return true;
  }
}

/** Whether Continue accepts the step. It has more rules than a deep link. */
function isValid(step: StepName, answers: VisitorAnswers): boolean {
  const chosen = getGame(answers);
  if (step === 'plan') return answers.days.every((day, index) => day > TODAY && answers.days.indexOf(day) === index);
  if (step === 'game' && chosen && chosen.id !== 'recommend') {
    return answers.people >= chosen.smallest && answers.people <= chosen.largest;
  }
  return isAnswered(step, answers);
}

const visibleSteps = (answers: VisitorAnswers) => ORDER.filter((step) => step !== 'city' || answers.type !== 'virtual');

/** The step that is shown when one is requested. */
function reachableStep(requested: StepName, answers: VisitorAnswers): StepName {
  const steps = visibleSteps(answers);
  const incomplete = steps.find((step) => !isAnswered(step, answers)) ?? 'send';
  const latest = Math.min(ORDER.indexOf(requested), ORDER.indexOf(incomplete));
  return steps.findLast((step) => ORDER.indexOf(step) <= latest) ?? 'type';
}

const removeUnfitGame = <Some extends EventAnswers>(answers: Some): Some => {
  const chosen = getGame(answers);
  return chosen && fitsType(chosen, answers.type) ? answers : { ...answers, game: '' };
};

const setType = (answers: VisitorAnswers, type: string) =>
  removeUnfitGame({ ...answers, type, switchedFrom: undefined });

function setCity(answers: VisitorAnswers, city: City): VisitorAnswers {
  const played = getGame(answers)?.city;
  return { ...answers, city, game: played && played !== city.name ? '' : answers.game };
}

function setGame(answers: VisitorAnswers, { id, city }: Game): VisitorAnswers {
  const hasNoPlace = getPlace(answers).name.trim() === '';
  // Without a city, the event takes the city of the game.
  const named = hasNoPlace && city ? getPlace({ ...answers, game: id }) : answers.city;
  return { ...answers, city: named, game: id };
}

/** The JSON body of the request */
export function toRequestBody(answers: VisitorAnswers): Record<string, unknown> {
  const { name, at } = getPlace(answers);
  const { firstName, lastName, email, phone, description, game, days, people } = answers;
  const isVirtual = answers.type === 'virtual';
  return {
    ...{ firstName, lastName, email, typeOfEvent: answers.type, participantSize: people, city: isVirtual ? '' : name },
    ...(phone && { phone }),
    ...(description && { description }),
    ...(game && { game }),
    ...(!isVirtual && at && { latitude: at[0], longitude: at[1] }),
    ...(days.length > 0 && { preferredDates: days }),
  };
}

type Entry = { step?: StepName; isReturning: boolean; page: number };
type StoredAnswers = { answers: VisitorAnswers; step: StepName; at: number };

const fingerprint = ({ type, city, people, game, days, switchedFrom, description }: VisitorAnswers) =>
  JSON.stringify([type, city.name, city.at, people, game, days, switchedFrom, description]);
const getEvent = ({ type, city, people, game, days, switchedFrom }: VisitorAnswers): EventAnswers => ({
  ...{ type, city, people, game, days, switchedFrom },
});
const isEmpty = (answers: VisitorAnswers) => JSON.stringify(answers) === JSON.stringify(NO_ANSWERS);

/** One device: its clock and the answers that its tabs share. `mark` distinguishes equal answers. */
export class Device {
  now = Date.parse(`${TODAY}T09:00:00`);
  shared: (StoredAnswers & { mark: number }) | undefined;
  marks = 0;

  share(stored: StoredAnswers): void {
    this.shared = { ...stored, answers: { ...stored.answers, ...NO_CONTACT }, mark: (this.marks += 1) };
  }

  /** The answers, unless they are older than 30 days. */
  getUnexpired<Some extends StoredAnswers>(stored: Some | undefined): Some | undefined {
    return stored && this.now - stored.at <= 30 * DAY ? stored : undefined;
  }

  isShared(answers: VisitorAnswers): boolean {
    this.shared = this.getUnexpired(this.shared);
    return this.shared !== undefined && fingerprint(this.shared.answers) === fingerprint(answers);
  }
}

/** One tab and its expected state. */
export class Tab {
  answers = NO_ANSWERS;
  step: StepName = 'type';
  entries: Entry[] = [];
  index = -1;
  page = 0;
  own: StoredAnswers | undefined;
  ignoredMark: number | undefined;
  isSent = false;
  /** Steps that the link has answered. */
  known: StepName[] = [];
  isRedirected = false;
  /** Bodies that were sent since the quote was started. Equal bodies are one quote. */
  sent = new Set<string>();
  readonly device: Device;
  /** Whether all tabs share one document, so that Back and Forward never load a page. */
  readonly isOneDocument: boolean;

  constructor(device: Device, isOneDocument: boolean) {
    this.device = device;
    this.isOneDocument = isOneDocument;
  }

  get entry(): Entry {
    return this.entries[this.index]!;
  }

  /** Sets and stores the answers, and shows a step. */
  private commit(answers: VisitorAnswers, requested: StepName, before = this.answers): void {
    this.answers = answers;
    this.step = reachableStep(requested, answers);
    // A URL without a step means the first one.
    if ((this.entry.step ?? 'type') !== this.step) this.entry.step = this.step;
    if (isEmpty(answers)) return;
    this.own = { answers, step: this.step, at: this.device.now };
    if (fingerprint(answers) !== fingerprint(before) || this.device.isShared(answers)) this.device.share(this.own);
  }

  private push(step: StepName, isReturning: boolean): void {
    if (this.entry.step === step) return;
    this.entries = [...this.entries.slice(0, this.index + 1), { step, isReturning, page: this.page }];
    this.index += 1;
  }

  private go(step: StepName, isReturning = false): void {
    this.push(step, isReturning);
    this.isRedirected = false;
    this.commit(this.answers, step);
  }

  /** Returns to a tab that has lost its history. */
  returnToTab(): void {
    this.entries = [this.entry];
    this.index = 0;
    this.reload();
  }

  /** Opens a URL in this tab. */
  open(step: StepName | undefined, link: Link = {}, isNewQuote = false): void {
    if (!this.isOneDocument) this.page += 1;
    this.entries = [...this.entries.slice(0, this.index + 1), { step, isReturning: false, page: this.page }];
    this.index += 1;
    this.load(link, isNewQuote);
  }

  reload(): void {
    this.page += 1;
    // All entries of a document belong to the new one after a reload.
    const { page } = this.entry;
    for (const entry of this.entries) if (entry.page === page) entry.page = this.page;
    this.load();
  }

  private load(link: Link = {}, isAnew = false, isReopened = false): void {
    const isLink = Object.keys(link).length > 0;
    this.isRedirected = false;
    if (this.isSent && !isLink && !isAnew) return;
    this.isSent = false;
    const { device } = this;
    this.own = device.getUnexpired(this.own);
    const isIgnored = device.shared?.mark === this.ignoredMark;
    if (!this.own && !isIgnored) device.shared = device.getUnexpired(device.shared);
    const stored = this.own ?? (isIgnored ? undefined : device.shared);
    const before = stored?.answers ?? NO_ANSWERS;
    const answers = applyLink(before, link);
    const resumed = isReopened ? 'type' : (stored?.step ?? 'type');
    const requested = this.entry.step ?? (isLink ? firstUnanswered(answers, link) : resumed);
    const given = { ...link, plan: link.date };
    this.known = (['type', 'city', 'people', 'game', 'plan'] as const).filter((step) => given[step] !== undefined);
    this.isRedirected = this.entry.step !== undefined && reachableStep(requested, answers) !== requested;
    this.commit(answers, requested, before);
  }

  /** Goes back or forward. Another document is loaded again, or restored from the back/forward cache. */
  travel(by: number): void {
    const from = this.entry.page;
    this.index += by;
    if (this.isSent) return;
    if (this.entry.page !== from) {
      this.page = this.entry.page;
      return this.load({}, false, true);
    }
    const requested = this.entry.step ?? 'type';
    this.isRedirected = reachableStep(requested, this.answers) !== requested;
    this.commit(this.answers, requested);
  }

  /** Answers the current step. `choices` are the games that can be chosen. */
  answer({ type, city, people, game: index, days, description, contact }: Answer, choices: Game[]): void {
    const { answers } = this;
    switch (this.step) {
      case 'type':
        return this.commit(setType(answers, type), this.step);
      case 'city':
        // A listed city is chosen after a part of it was typed.
        return this.commit(setCity(setCity(answers, { name: city.name.slice(0, 3) }), city), this.step);
      case 'people':
        return this.commit({ ...answers, people }, this.step);
      case 'game':
        return this.commit(setGame(answers, choices[index % choices.length]!), this.step);
      case 'plan':
        return this.commit({ ...answers, days, description }, this.step);
      case 'you':
        return this.commit({ ...answers, ...contact }, this.step);
    }
  }

  /** The games that this group can choose. */
  games(): Game[] {
    const { people, type } = this.answers;
    return GAMES.filter(
      (one) => one.id === 'recommend' || (fitsType(one, type) && people >= one.smallest && people <= one.largest),
    );
  }

  advance(): void {
    if (!isValid(this.step, this.answers)) return;
    const { isReturning } = this.entry;
    const steps = visibleSteps(this.answers);
    const isAsked = (step: StepName) => !(this.known.includes(step) && isValid(step, this.answers));
    const following = steps.slice(steps.indexOf(this.step) + 1).find(isAsked) ?? this.step;
    const next = isReturning ? reachableStep('send', this.answers) : following;
    this.go(next, isReturning);
  }

  goBack(): void {
    const steps = visibleSteps(this.answers);
    const previous = steps[steps.indexOf(this.step) - 1];
    if (previous) this.go(previous);
  }

  change(step: StepName): void {
    if (this.step === 'send' && visibleSteps(this.answers).includes(step)) this.go(step, true);
  }

  /** The first step that cannot be sent, if any. */
  findInvalidStep(): StepName | undefined {
    return visibleSteps(this.answers).find((step) => !isValid(step, this.answers));
  }

  /** The expected value of a field. */
  fieldValue(field: string): string | undefined {
    const { answers } = this;
    if (field === 'typeOfEvent') return answers.type;
    if (field === 'participantSize') return answers.people === 0 ? '' : String(answers.people);
    if (field === 'city') return getPlace(answers).name;
    if (field === 'game') return answers.game || 'recommend';
    return String(answers[field as 'description' | keyof Contact]);
  }

  /** The city of the visitor while a game moves the event to another one. */
  movedFrom(): string | undefined {
    const { city } = this.answers;
    return getPlace(this.answers).name === city.name ? undefined : city.name;
  }

  switchEvent(): void {
    const { type, game: id, switchedFrom } = this.answers;
    if (type !== 'virtual') {
      const switched = { ...setType(this.answers, 'virtual'), switchedFrom: { type, game: id } };
      return this.commit(switched, this.step);
    }
    const back = setType(this.answers, switchedFrom!.type);
    const played = GAMES.find((one) => one.id === switchedFrom!.game);
    this.commit(played && fitsType(played, back.type) ? setGame(back, played) : back, this.step);
  }

  bringBack(): void {
    const event = this.answers.earlier.at(-1);
    this.commit({ ...this.answers, ...event, earlier: this.answers.earlier.slice(0, -1) }, this.step);
  }

  private clearAnswers(): void {
    if (this.device.isShared(this.answers)) this.device.shared = undefined;
    this.ignoredMark = this.device.shared?.mark;
    this.own = undefined;
    this.sent.clear();
  }

  startOver(): void {
    this.clearAnswers();
    this.answers = NO_ANSWERS;
    this.go('type');
  }

  finish(): void {
    this.clearAnswers();
    this.isSent = true;
  }
}

/** Applies the answers of a link. Replaced answers can be restored. */
function applyLink(before: VisitorAnswers, { type, city, people, game: id, date }: Link): VisitorAnswers {
  const played = GAMES.find((one) => one.id === id);
  const event = type ?? (played?.types.length === 1 ? played.types[0] : undefined);
  let answers = event && event !== before.type ? setType(before, event) : before;
  if (city && city !== getPlace(before).name) answers = setCity(answers, { name: city });
  if (people) answers = { ...answers, people };
  if (date) answers = { ...answers, days: [date] };
  if (played && (answers.type === '' || fitsType(played, answers.type))) answers = setGame(answers, played);
  const listValues = (one: VisitorAnswers) =>
    [one.type, getPlace(one).name, one.people || '', one.game, one.days.join()].map(String);
  const isReplaced = listValues(before).some((text, index) => text !== '' && text !== listValues(answers)[index]);
  return isReplaced ? { ...answers, earlier: [...answers.earlier, getEvent(before)].slice(-3) } : answers;
}

/** A link with a price opens the first step that it did not answer. */
function firstUnanswered(answers: VisitorAnswers, { date }: Link): StepName {
  const incomplete = reachableStep('send', answers);
  const latest = !answers.game ? 'game' : date ? 'you' : 'plan';
  return ORDER.indexOf(incomplete) < ORDER.indexOf(latest) ? incomplete : latest;
}
