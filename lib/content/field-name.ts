/** The path of a value in a content file: ['stats', 1, 'icon']. Indexes count from 0. */
export type Path = readonly PropertyKey[];

/** Formats a path for authors: stats[1].icon. */
export function formatFieldPath(path: Path): string {
  const name = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('');
  return name.replace(/^\./, '') || 'the file';
}
