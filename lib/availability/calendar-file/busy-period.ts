/** A time that an event takes, in milliseconds since 1970 UTC. It contains no text of the event. */
export type BusyPeriod = {
  start: number;
  end: number;
  isTentative: boolean;
  /** The reference of the quote, when the event is the hold for one. */
  reference?: string;
};
