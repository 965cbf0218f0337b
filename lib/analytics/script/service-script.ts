import { createHash } from 'node:crypto';
import { settingOf, type Env } from '#lib/services/settings';
import { isSafe } from '../allow-list.ts';
import { LIBRARY_EVENTS } from '../events.ts';
import { startDeepLinks } from './deep-links.ts';
import { forgetTraces } from './forget-traces.ts';
import { googleTags } from './google-tags.ts';
import { watchMarked } from './marked-reports.ts';
import { watchPageViews } from './page-views.ts';
import { CHOICES_ID, keepPrivacyChoice } from './privacy-choice.ts';
import { startServices, type ServiceSettings } from './start-services.ts';

/*
 * Most pages never load React, and people who only read are visitors, too. So what tags need is a small script of its own
 * that every page loads when such a service is configured, and none when not. It is made of plain functions whose text is sent:
 * each one uses nothing but its arguments and the browser, and so can be typed and tested like any other.
 */
const PARTS = { isSafe, keepPrivacyChoice, googleTags, watchPageViews, watchMarked, startDeepLinks, forgetTraces };

export type ServiceParts = typeof PARTS;

/** Where the script is served. */
export const SERVICE_SCRIPT_PATH = '/services.js';

/** The script for these settings and its address, which changes with it; undefined when no service needs it. */
export function serviceScript(env: Env): { src: string; code: string } | undefined {
  const settings: ServiceSettings = {
    tagManager: settingOf('GTM_ID', env),
    analytics: settingOf('GA_ID', env),
    branch: settingOf('BRANCH_KEY', env),
    choices: CHOICES_ID,
    events: LIBRARY_EVENTS,
  };
  if (!settings.tagManager && !settings.analytics && !settings.branch) return undefined;
  const parts = Object.entries(PARTS).map(([name, part]) => `${name}: ${part}`);
  const code = `(${startServices})(${JSON.stringify(settings)}, {\n${parts.join(',\n')}\n});\n`;
  const digest = createHash('sha256').update(code).digest('base64url').slice(0, 12);
  return { src: `${SERVICE_SCRIPT_PATH}?v=${digest}`, code };
}
