/**
 * The addresses that a build renders ahead. In development there are none: the framework would ask for them at every save, and
 * who saves would wait until all content is read twice.
 */
export function renderedByBuild<Params>(list: () => Params[]): Params[] {
  return process.env.NODE_ENV === 'development' ? [] : list();
}
