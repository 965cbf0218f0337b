import { libraryHref, previewHref } from '#lib/test-mode/mode';
import type { CaseLinks } from '../case-study/case-links.ts';

/** The ways through the library and its stories that stay in test mode. */
export const PREVIEW_LINKS: CaseLinks = { list: libraryHref(), study: previewHref };
