import { libraryHref, previewHref } from '#lib/test-mode/mode';
import type { CaseLinks } from '../case-study/library/case-links.ts';

/** The links of the library and of case studies that stay in test mode. */
export const PREVIEW_LINKS: CaseLinks = { list: libraryHref(), study: previewHref };
