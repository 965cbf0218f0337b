/** What comes after the fields of the first two steps, in one file: asked for by later-steps.ts. */
export { CityHelp } from './city-help.client.tsx';
export { LaterStep } from './later-step.client.tsx';
export { SameTeam } from './same-team.client.tsx';
export { sendWithRetries } from './send-with-retries.ts';
export { TotalAnnouncer } from './total-announcer.client.tsx';
