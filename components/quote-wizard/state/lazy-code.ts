/** The code that the first two steps do without, in one chunk. lazy-steps.ts imports it. */
export { CityHelp } from '../steps/city-help.client.tsx';
export { LazyStep } from '../steps/lazy-step.client.tsx';
export { SameTeam } from '../steps/same-team.client.tsx';
export { sendWithRetries } from './send-with-retries.ts';
export { TotalAnnouncer } from '../price-summary/total-announcer.client.tsx';
