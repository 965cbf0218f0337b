/** What comes after the first step, in one file: asked for by later-steps.ts. */
export { LaterStep } from './later-step.client.tsx';
export { SameTeam } from './same-team.client.tsx';
export { sendWithRetries } from './send-with-retries.ts';
export { TotalAnnouncer } from './total-announcer.client.tsx';
