/** A build id that tells when the build began, so that every prerendered page is at least as young. */
export function newBuildId(now: Date): string {
  return now.toISOString().replaceAll(/[:.]/g, '-');
}

/** When the build with this id began, in milliseconds since 1970; undefined for an id of another kind. */
export function buildStartOf(id: string): number | undefined {
  const match = /^(\d{4}-\d{2}-\d{2}T\d{2})-(\d{2})-(\d{2})-(\d{3}Z)$/.exec(id.trim());
  if (!match) return undefined;
  const [, hour, minutes, seconds, rest] = match;
  return Date.parse(`${hour}:${minutes}:${seconds}.${rest}`);
}
