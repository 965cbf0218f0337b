import { existsSync } from 'node:fs';

/** Takes over the settings of .env.local and .env, as the server does. What is set already stays; .env.local comes first. */
export function loadEnvFiles(): void {
  for (const file of ['.env.local', '.env']) if (existsSync(file)) process.loadEnvFile(file);
}
