type Env = Readonly<Record<string, string | undefined>>;

/** Hosts that run functions: a process ends, or stops, after its response, and its disk goes with it. By a variable that each sets. */
const FUNCTION_HOSTS = ['VERCEL', 'NETLIFY', 'AWS_LAMBDA_FUNCTION_NAME', 'FUNCTIONS_WORKER_RUNTIME'];

/** Hosts that empty the disk of a container at each restart, except for a volume. */
const CONTAINER_HOSTS = ['K_SERVICE', 'DYNO'];

/** Whether background work is impossible here: `POST /api/deliver` does it instead. */
export function runsFunctions(env: Env): boolean {
  return FUNCTION_HOSTS.some((name) => env[name]);
}

/**
 * Why quotes cannot be stored in a file here, and what to do; undefined when they can. QUOTES_DB on a container host counts as a file on a volume.
 */
export function describeLossyDisk(env: Env): string | undefined {
  if (env.DATABASE_URL?.startsWith('postgres')) return undefined;
  const host = FUNCTION_HOSTS.find((name) => env[name]);
  if (host)
    return `DATABASE_URL is missing. This host (${host}) keeps no files, so quotes would be lost: set it to a PostgreSQL database.`;
  const container = CONTAINER_HOSTS.find((name) => env[name]);
  if (!container || env.QUOTES_DB) return undefined;
  return (
    `DATABASE_URL is missing. This host (${container}) empties its disk at a restart, so quotes would be lost: set it to a PostgreSQL database, or ` +
    'QUOTES_DB to a file on a volume.'
  );
}
