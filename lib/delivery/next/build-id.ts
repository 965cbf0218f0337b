/** A build id from the start time of the build, which is no later than any prerendering. */
export function newBuildId(now: Date): string {
  return now.toISOString().replaceAll(/[:.]/g, '-');
}

/** The start time of the build with this id, in milliseconds since 1970; undefined for ids in another format. */
export function parseBuildStart(id: string): number | undefined {
  const match = /^(\d{4}-\d{2}-\d{2}T\d{2})-(\d{2})-(\d{2})-(\d{3}Z)$/.exec(id.trim());
  if (!match) return undefined;
  const [, hour, minutes, seconds, rest] = match;
  return Date.parse(`${hour}:${minutes}:${seconds}.${rest}`);
}
