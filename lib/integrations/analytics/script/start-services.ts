import { clearTrackingData } from './clear-tracking-data.ts';
import { CONSENT_PANEL_ID, manageConsent, type Consent } from './consent.ts';
import { startDeepLinks } from './deep-links.ts';
import { googleTags, type Entry, type TagIds } from './google-tags.ts';
import { observeReportAttributes } from './observe-report-attributes.ts';
import { observePageViews, type PageView } from './page-views.ts';

/** The ids of the configured services. */
export type ServiceSettings = TagIds & { /** Branch's key. */ branch?: string };

/** A constant in front of the script in /services.js. */
declare const serviceSettings: ServiceSettings;

/*
 * Entry point of the service script, which runs on every page when a service that needs consent is configured. Requests consent, and
 * loads tags and deep links only after it is granted, when the page is idle. A prerendered page waits until it is activated. Does
 * nothing on pages that preview case studies, because drafts are confidential.
 */
function whenIdle(action: () => void): void {
  const schedule = () => (window.requestIdleCallback ?? setTimeout)(action);
  if (document.readyState === 'complete') schedule();
  else addEventListener('load', schedule, { once: true });
}

function load(address: string): void {
  const script = Object.assign(document.createElement('script'), { async: true, src: address });
  script.onerror = () => console.warn(`This did not load: ${address}`);
  whenIdle(() => document.head.append(script));
}

function start(): void {
  const tags = googleTags(serviceSettings, load);
  let isGranted = false;
  let isStarted = false;
  let wasDenied = false;
  /** Events of this site from before the consent, which Analytics has not received. */
  const pendingEvents = window.dataLayer!.filter((entry): entry is Entry => 'event' in Object(entry));

  function report(entry: Entry): void {
    if (!isGranted) return;
    tags.push(entry);
    tags.forward(entry);
  }
  function reportView(view: PageView): void {
    const { page_location, page_referrer } = view;
    if (isGranted) tags.setPageFields({ page_location, page_referrer });
    report({ event: 'page_view', ...view });
    observeAttributes();
  }
  const getView = observePageViews(reportView);
  const observeAttributes = observeReportAttributes(report);
  addEventListener('site-report', ({ detail }) => {
    if (isGranted) tags.forward(detail);
    else if (!wasDenied) pendingEvents.push(detail);
  });

  function grant(): void {
    isGranted = true;
    // Events from while consent was denied are not reported later.
    if (wasDenied) {
      tags.clearPendingEvents();
      document.getElementById(CONSENT_PANEL_ID)!.dataset.consentChanged = '';
    }
    wasDenied = false;
    tags.grant();
    if (isStarted) return;
    isStarted = true;
    reportView(getView());
    for (const entry of pendingEvents.splice(0)) tags.forward(entry);
    if (serviceSettings.branch) startDeepLinks(serviceSettings.branch, load);
  }
  function deny(isChangedHere: boolean): void {
    isGranted = false;
    wasDenied = true;
    pendingEvents.length = 0;
    tags.deny();
    clearTrackingData();
    // Only a reload removes scripts that already run.
    if (isChangedHere && isStarted) location.reload();
  }
  const onConsent = (consent: Consent, isChangedHere: boolean) =>
    consent === 'granted' ? grant() : deny(isChangedHere);
  manageConsent(onConsent, whenIdle);
}

const isPreview = /[?&]test-mode=true/.test(location.search) || location.pathname === '/case-studies/preview';
const isPrerendering = (document as { prerendering?: boolean }).prerendering;
if (isPrerendering && !isPreview) document.addEventListener('prerenderingchange', start, { once: true });
else if (!isPreview) start();
