import { createHash } from 'node:crypto';
import type { ServiceSettings } from '#lib/integrations/analytics/script/start-services';
import { getSetting, type Env } from '#lib/integrations/settings';
import { START_SERVICES } from './built-scripts.ts';

/** The path of the script. */
const SERVICE_SCRIPT_PATH = '/services.js';

/**
 * The script for these settings, and its URL with a hash of its content; undefined when no service needs it. Most pages never load React, but page
 * views must be complete. So consent and tags have a small script of their own, which every page loads when such a service is configured.
 */
export function serviceScript(env: Env): { src: string; code: string } | undefined {
  const settings: ServiceSettings = {
    tagManager: getSetting('GTM_ID', env),
    analytics: getSetting('GA_ID', env),
    branch: getSetting('BRANCH_KEY', env),
  };
  if (!settings.tagManager && !settings.analytics && !settings.branch) return undefined;
  const code = `{\nconst serviceSettings = ${JSON.stringify(settings)};\n${START_SERVICES}\n}\n`;
  const digest = createHash('sha256').update(code).digest('base64url').slice(0, 12);
  return { src: `${SERVICE_SCRIPT_PATH}?v=${digest}`, code };
}
