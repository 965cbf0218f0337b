import { setTimeout as pause } from 'node:timers/promises';
import { onShutdown } from '#lib/leads/operations/shutdown';

// A process that says what it does when it is told to end; with "server" it ends as the framework's server does.
const say = (words: string) => void process.stdout.write(`${words}\n`);

if (process.argv[2] === 'server') {
  process.on('SIGTERM', () => {
    void pause(20).then(() => {
      say('server closed');
      process.exit(143);
    });
  });
}
onShutdown(async () => say('closes the store'), 'server-closed');
onShutdown(async () => {
  say('stops');
  await pause(100);
  say('stopped');
});
onShutdown(() => Promise.reject(new Error('imani@example.com')));
setInterval(() => {}, 1000);
say('ready');
