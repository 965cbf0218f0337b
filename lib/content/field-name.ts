/** Where a value stands in a content file: ['stats', 1, 'icon']. Indexes count from 0. */
export type Path = readonly PropertyKey[];

/** A path as authors read it: stats[1].icon. */
export function fieldName(path: Path): string {
  const name = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('');
  return name.replace(/^\./, '') || 'the file';
}
