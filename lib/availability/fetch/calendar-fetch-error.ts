/** Why a calendar could not be fetched. */
export type FetchFailure =
  | 'canceled'
  | 'certificate'
  | 'encoding'
  | 'no connection'
  | 'private address'
  | 'timeout'
  | 'too large'
  | 'too many redirects'
  | 'unknown host'
  | 'unsafe redirect'
  | `status ${number}`;

const SENTENCES: Record<Exclude<FetchFailure, `status ${number}`>, string> = {
  canceled: 'The request for the calendar was canceled.',
  certificate: 'The certificate of the calendar server is not valid.',
  encoding: 'The calendar server sends the file in an encoding that was not requested.',
  'no connection': 'The connection to the calendar server failed or broke off.',
  'private address': 'The calendar server has an address that is not on the public internet.',
  timeout: 'The calendar server takes too long to send the file.',
  'too large': 'The calendar file is larger than 10 MB.',
  'too many redirects': 'The calendar server redirects more than 3 times.',
  'unknown host': 'The host of the calendar cannot be found.',
  'unsafe redirect': 'The calendar server redirects to an address that does not start with https://.',
};

/** A calendar that could not be fetched. Neither the message nor any property contains the URL or the host, which are secret. */
export class CalendarFetchError extends Error {
  readonly failure: FetchFailure;

  constructor(failure: FetchFailure) {
    super(isStatus(failure) ? `The calendar server responds with ${failure}.` : SENTENCES[failure]);
    this.name = 'CalendarFetchError';
    this.failure = failure;
  }
}

function isStatus(failure: FetchFailure): failure is `status ${number}` {
  return failure.startsWith('status ');
}
