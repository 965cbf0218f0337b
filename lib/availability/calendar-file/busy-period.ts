/** A time in which something is booked, in milliseconds since 1970 UTC. It contains no text of an event. */
export type BusyPeriod = {
  start: number;
  /** Always later than `start`. */
  end: number;
  isTentative: boolean;
  /** The reference of the quote, when the event is the hold of one. */
  reference?: string;
};

/** The periods that are wanted, in milliseconds since 1970 UTC, and the IANA time zone of all-day events and of times without a zone. */
export type CalendarWindow = { from: number; to: number; timeZone: string };
