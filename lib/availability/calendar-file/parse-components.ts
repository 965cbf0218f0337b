import { CalendarFileError } from './calendar-file-error.ts';

/**
 * A part of a calendar file between its BEGIN and END lines, such as a VEVENT. `lines` holds its own unfolded lines by the name of their property.
 * Only lines about times are kept, so titles, notes and people never reach a parser, an error or a result.
 */
export type Component = {
  name: string;
  /** Its place in the file for error messages: "Event 3". */
  label: string;
  lines: Map<string, string[]>;
  /** The length of all lines. */
  size: number;
  parts: Component[];
};

/** Enough for about 10,000 dates. One event with more would block the event loop. */
const MAX_SIZE = 512 * 1024;

/** The lines after which the caller can pause. */
const LINES_PER_STEP = 1_000;

const KEPT_LINE = new RegExp(
  `^(${[
    'BEGIN|END|UID|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|STATUS|TRANSP|X-MICROSOFT-CDO-BUSYSTATUS|FREEBUSY',
    'TZID|TZOFFSETFROM|TZOFFSETTO|X-WR-TIMEZONE',
  ].join('|')})[;:]`,
  'i',
);

const KINDS: Record<string, string> = { VEVENT: 'Event', VFREEBUSY: 'Free/busy list', VTIMEZONE: 'Time zone' };

/**
 * Splits a calendar file into its components: each component directly in a VCALENDAR when it ends, then the VCALENDAR with its own lines. Yields
 * undefined after 1,000 lines, so that the caller can pause. Throws a CalendarFileError for a file that is not a calendar or is cut off.
 */
export function* parseComponents(text: string): Generator<Component | undefined> {
  checkEnds(text);
  const open: Component[] = [];
  const counts = new Map<string, number>();
  let lines = 0;
  for (const line of splitLines(text)) {
    lines += 1;
    if (lines % LINES_PER_STEP === 0) yield undefined;
    const name = KEPT_LINE.exec(line)?.[1]?.toUpperCase();
    if (!name) continue;
    const value = line.slice(name.length + 1).toUpperCase();
    const parent = open.at(-1);
    if (name === 'BEGIN') {
      const label = open.length > 1 ? parent!.label : getLabel(value, counts);
      open.push({ name: value, label, lines: new Map(), size: 0, parts: [] });
    } else if (name === 'END') {
      const component = endComponent(open, value);
      if (open.length > 1) open.at(-1)!.parts.push(component);
      else yield component;
    } else if (parent) addLine(parent, name, line);
  }
  if (open.length > 0) throw new CalendarFileError('The calendar file is cut off: a BEGIN line has no END line.');
}

function addLine(component: Component, name: string, line: string): void {
  component.size += line.length;
  if (component.size > MAX_SIZE) throw new CalendarFileError(`${component.label} has more than 512 KB of dates.`);
  addTo(component.lines, name, line);
}

function checkEnds(text: string): void {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR\s/i.test(text.slice(0, 1_000))) {
    throw new CalendarFileError('The file is not a calendar: it does not begin with BEGIN:VCALENDAR.');
  }
  if (!/(?:^|\n)END:VCALENDAR\s*$/i.test(text.slice(-1_000))) {
    throw new CalendarFileError('The calendar file is cut off: it does not end with END:VCALENDAR.');
  }
}

/** The lines of a file. A line that begins with a space or a tab continues the line before it. */
function* splitLines(text: string): Generator<string> {
  for (let start = text.startsWith('\uFEFF') ? 1 : 0; start < text.length;) {
    let end = text.indexOf('\n', start);
    while (end >= 0 && /[ \t]/.test(text.charAt(end + 1))) end = text.indexOf('\n', end + 1);
    const line = text.slice(start, end < 0 ? undefined : end);
    yield line.replace(/\r?\n[ \t]/g, '').trim();
    start = end < 0 ? text.length : end + 1;
  }
}

function endComponent(open: Component[], name: string): Component {
  const component = open.pop();
  if (component?.name === name) return component;
  const place = component ? `${component.label}: the` : 'The';
  throw new CalendarFileError(`${place} BEGIN and END lines do not belong together.`);
}

/** Adds a value to the list of a key. */
export function addTo<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

function getLabel(name: string, counts: Map<string, number>): string {
  const count = (counts.get(name) ?? 0) + 1;
  counts.set(name, count);
  return `${KINDS[name] ?? 'Part'} ${count}`;
}
