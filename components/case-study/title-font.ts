import type { CaseStudy } from '#lib/case-studies/schema';

const FONTS = new Map<string, string>([
  ['Anybody', 'anybody'],
  ['Familjen Grotesk', 'familjen'],
  ['Limelight', 'limelight'],
] satisfies [CaseStudy['titleFontFamily'], string][]);

/** The style sheet's word for a title font. Any other name gives the display font. */
export function titleFont(name: string): string {
  return FONTS.get(name) ?? 'anybody';
}
