import { requestTime } from '#components/ui/request-time';
import { getHiddenPaths } from '#lib/seo/hidden-paths';
import { withoutLinksTo } from '#lib/content/hidden-links';
import { isPlainSection } from '#lib/site/plain-section';
import type { Section } from '#lib/site/sections';
import { PlainSection } from './plain-section.tsx';

/**
 * The sections of a page whose own script comes first: the framework sends a page the scripts of everything that its
 * modules name, so this one names no section that has any. The content check refuses such a section there.
 */
export function PlainSections({ sections, from }: { sections: Section[]; from: string }) {
  const shown = withoutLinksTo(sections, getHiddenPaths(requestTime())).filter(isPlainSection);
  return shown.map((section, index) => <PlainSection key={index} section={section} from={from} />);
}
