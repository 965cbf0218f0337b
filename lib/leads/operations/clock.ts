/** What time it is. Everything that depends on time is handed one, so that tests can turn it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
