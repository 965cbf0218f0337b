import type { Entry, TagIds } from './google-tags.ts';
import type { PageView } from './page-views.ts';
import type { Choice } from './privacy-choice.ts';
import type { ServiceParts } from './service-script.ts';

export type ServiceSettings = TagIds & {
  /** Branch's key. */
  branch?: string;
  /** Id of the panel that asks. */
  choices: string;
  /** Events that marks may report, with their parameters. */
  events: Readonly<Record<string, readonly string[]>>;
};

/**
 * What runs on a page when a service is configured that needs a visitor's yes: asks, and loads tags and deep links only after
 * that yes, when the page is done and idle. A page that is prepared ahead waits until it is shown. Nothing runs where case
 * studies are previewed, because those are nobody else's business.
 *
 * Self-contained: it is sent to browsers as text (see service-script.ts).
 */
export function startServices(settings: ServiceSettings, parts: ServiceParts): void {
  function whenIdle(action: () => void): void {
    const wait = () => (window.requestIdleCallback ?? setTimeout)(action);
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
  }

  function load(address: string): void {
    const script = Object.assign(document.createElement('script'), { async: true, src: address });
    script.onerror = () => console.warn(`This did not load: ${address}`);
    whenIdle(() => document.head.append(script));
  }

  function start(): void {
    const tags = parts.googleTags(settings, load);
    let isAllowed = false;
    let isStarted = false;
    let wasRefused = false;
    /** Events of ours that Analytics has not got: those of before the yes. */
    const waiting = window.dataLayer!.filter((entry): entry is Entry => 'event' in Object(entry));

    function report(entry: Entry): void {
      if (!isAllowed) return;
      tags.push(entry);
      tags.forward(entry);
    }
    function reportView(view: PageView): void {
      const { page_location, page_referrer } = view;
      if (isAllowed) tags.describe({ page_location, page_referrer });
      report({ event: 'page_view', ...view });
      lookForMarks();
    }
    const presentView = parts.watchPageViews(reportView);
    const lookForMarks = parts.watchMarked(settings.events, parts.isSafe, report);
    addEventListener('site-report', (event) => {
      const { detail } = event as CustomEvent<Entry>;
      if (isAllowed) tags.forward(detail);
      else if (!wasRefused) waiting.push(detail);
    });

    function allow(): void {
      isAllowed = true;
      // What happened while the answer was no is not told after a yes.
      if (wasRefused) {
        tags.clear();
        document.getElementById(settings.choices)!.dataset.turned = '';
      }
      wasRefused = false;
      tags.allow();
      if (isStarted) return;
      isStarted = true;
      reportView(presentView());
      for (const entry of waiting.splice(0)) tags.forward(entry);
      if (settings.branch) parts.startDeepLinks(settings.branch, load);
    }
    function refuse(isHere: boolean): void {
      isAllowed = false;
      wasRefused = true;
      waiting.length = 0;
      tags.refuse();
      parts.forgetTraces();
      // The only way to be rid of scripts that run.
      if (isHere && isStarted) location.reload();
    }
    const settle = (choice: Choice, isHere: boolean) => (choice === 'granted' ? allow() : refuse(isHere));
    parts.keepPrivacyChoice(settings.choices, settle, whenIdle);
  }

  const isPreview = /[?&]test-mode=true/.test(location.search) || location.pathname === '/case-studies/preview';
  if (isPreview) return;
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', start, { once: true });
  } else start();
}
