/** The digits of a jCal time as a wall time in milliseconds. */
export function parseWall(text: unknown): number | undefined {
  const [, day, time = 'T00:00:00'] = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d:\d\d)?Z?$/.exec(String(text)) ?? [];
  const wall = Date.parse(`${day}${time}Z`);
  return !Number.isNaN(wall) && new Date(wall).toISOString().startsWith(`${day}${time}`) ? wall : undefined;
}
