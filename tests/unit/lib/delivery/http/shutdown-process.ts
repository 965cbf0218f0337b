import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { shutDownOnSignal } from '#lib/delivery/http/shutdown';

// A server that answers after 100 ms and prints what it does on shutdown.
const print = (text: string) => void process.stdout.write(`${text}\n`);

const server = createServer((_request, response) => {
  print('request');
  void pause(100).then(() => response.end('answered', () => print('response')));
});
server.on('close', () => print('server closed'));
server.listen(Number(process.argv[2]), '127.0.0.1', () => print('ready'));

shutDownOnSignal(server, {
  async atOnce() {
    print('stops');
    await pause(200);
    print('stopped');
  },
  afterRequests: async () => print('closes the store'),
});
