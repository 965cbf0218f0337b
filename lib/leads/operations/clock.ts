/** Returns the current time. Code that depends on time takes a Clock, so that tests can set it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
