import '#lib/analytics/data-layer';
import type { FakeHost } from './fake-house.ts';

/** The services by their hosts, as far as pages use them. Add a host here to fake another one. */
export const FAKE_HOSTS: Readonly<Record<string, FakeHost>> = {
  'www.googletagmanager.com': (path) => {
    if (path.startsWith('/gtag/js?')) return script(fakeAnalytics);
    return path.startsWith('/gtm.js?') ? script(fakeTagManager) : undefined;
  },
  'region1.google-analytics.com': () => undefined,
  'cdn.branch.io': () => script(fakeBranch),
  'api2.branch.io': () => ({ type: 'application/json', text: '{}' }),
  'www.google.com': () => page('The map of the fake'),
  'www.youtube-nocookie.com': (path) => page(`The film ${/[\w-]{11}/.exec(path.replace('/embed/', ''))?.[0]}`),
};

function page(words: string): { type: string; text: string } {
  return { type: 'text/html', text: `<!DOCTYPE html><title>Fake</title><p>${words}</p>` };
}

function script(program: () => void): { type: string; text: string } {
  return { type: 'text/javascript', text: `(${program})();` };
}

/** Like gtag.js: obeys commands alone, keeps an id in a cookie, and sends events once consent is there. */
function fakeAnalytics(): void {
  const queue = window.dataLayer!;
  let isGranted = false;
  let page = {};
  function obey(entry: object): void {
    const [name, first, second] = Array.from(entry as ArrayLike<unknown>) as [string, string, Record<string, string>];
    if (name === 'consent') isGranted = second.analytics_storage === 'granted';
    if (name === 'config' && isGranted) document.cookie = '_ga=GA1.1.1; path=/; max-age=3600';
    if (name === 'set') page = { ...page, ...(first as unknown as object) };
    const isStopped = (window as unknown as Record<string, unknown>)['ga-disable-G-TEST123456'];
    if (name !== 'event' || !isGranted || isStopped) return;
    const body = JSON.stringify({ event: first, ...page, ...second });
    navigator.sendBeacon('https://region1.google-analytics.com/g/collect?v=2', body);
  }
  const isCommand = (entry: object) => Object.prototype.toString.call(entry) === '[object Arguments]';
  for (const entry of queue) if (isCommand(entry)) obey(entry);
  const push = queue.push;
  queue.push = (...entries) => {
    for (const entry of entries) if (isCommand(entry)) obey(entry);
    return push.apply(queue, entries);
  };
}

/** Like gtm.js: reads events from the queue, and tells its own host of each. */
function fakeTagManager(): void {
  const queue = window.dataLayer!;
  const tell = (entry: object & { event?: string }) => {
    if (entry.event) navigator.sendBeacon('https://www.googletagmanager.com/a?t=1', JSON.stringify(entry));
  };
  for (const entry of queue) tell(entry);
  const push = queue.push;
  queue.push = (...entries) => {
    entries.forEach(tell);
    return push.apply(queue, entries);
  };
}

/** Like Branch's SDK: takes over the queue of calls, and asks its own host about the visit. */
function fakeBranch(): void {
  const { branch } = window as unknown as { branch: { _q: [string, [string, (error: unknown) => void]][] } };
  for (const [name, [key, done]] of branch._q) {
    if (name !== 'init') continue;
    sessionStorage.setItem('branch_session', '{}');
    fetch('https://api2.branch.io/v1/open', { method: 'POST', body: `branch_key=${key}` })
      .then((answer) => answer.json())
      .then(() => done(null), done);
  }
}
