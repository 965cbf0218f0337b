import { existsSync } from 'node:fs';

/** Loads .env.local and .env, as Next does. Variables that are set already stay, and .env.local overrides .env. */
export function loadEnvFiles(): void {
  for (const file of ['.env.local', '.env']) if (existsSync(file)) process.loadEnvFile(file);
}
