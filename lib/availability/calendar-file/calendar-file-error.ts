/** A calendar file that cannot be used. The message is a plain sentence that contains no text of the file's events. */
export class CalendarFileError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CalendarFileError';
  }
}
