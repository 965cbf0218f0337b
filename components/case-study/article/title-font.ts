import type { CaseStudy } from '#lib/case-studies/schema';

const FONTS = new Map<string, string>([
  ['Anybody', 'anybody'],
  ['Familjen Grotesk', 'familjen'],
  ['Limelight', 'limelight'],
] satisfies [CaseStudy['titleFontFamily'], string][]);

/** The `data-font` value of a title font, as the style sheet uses it. Any other name gives the display font. */
export function titleFont(name: string): string {
  return FONTS.get(name) ?? 'anybody';
}
