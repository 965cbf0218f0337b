import { minify_sync as minify } from 'terser';

/** A script of ours as it stands in a page: the same in fewest bytes. Throws where it is no script. */
export function squeeze(script: string): string {
  const { code } = minify(script, { ecma: 2020, compress: { passes: 2 } });
  if (code === undefined) throw new Error('There is no script to squeeze.');
  return code.replace(/;$/, '');
}
