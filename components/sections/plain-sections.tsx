import { requestTime } from '#components/ui/request-time';
import { getHiddenPaths } from '#lib/seo/hidden-paths';
import { removeLinksTo } from '#lib/content/hidden-links';
import { isPlainSection } from '#lib/pages/plain-section';
import type { Section } from '#lib/pages/sections';
import { PlainSection } from './plain-section.tsx';

/**
 * The sections of a page that has priority for its own script. Next sends a page the scripts of all modules that it imports,
 * so this module imports no section with scripts. The content check rejects such sections on these pages.
 */
export function PlainSections({ sections, from }: { sections: Section[]; from: string }) {
  const shown = removeLinksTo(sections, getHiddenPaths(requestTime())).filter(isPlainSection);
  return shown.map((section, index) => <PlainSection key={index} section={section} from={from} />);
}
