import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HYDRATION_RUNTIME } from './built-scripts.ts';

const NAME = `${createHash('sha256').update(HYDRATION_RUNTIME).digest('hex').slice(0, 12)}.js`;

/** The URL path of the hydration runtime. */
export const HYDRATION_RUNTIME_PATH = `/_next/static/chunks/${NAME}`;

/** Writes the runtime among Next's static files after compilation. Like them, it stays available for a week after the next deploy. */
export function publishHydrationRuntime(distFolder: string): void {
  writeFileSync(join(distFolder, 'static', 'chunks', NAME), HYDRATION_RUNTIME);
}
