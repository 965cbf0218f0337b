import './styles/reset.css';
import './styles/tokens.css';
import './styles/worlds.css';
import './styles/fonts.css';
import './styles/base.css';
import './styles/grounds.css';
import './styles/tables.css';
import './styles/prose.css';
import './styles/scene.css';
import './styles/overlay.css';
import './styles/transitions.css';
import './styles/print.css';
import './fonts.ts';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { PrivacyChoices } from '#components/layout/privacy-choices';
import { SiteFooter } from '#components/layout/site-footer';
import { serviceScript } from '#lib/analytics/script/service-script';
import { CONTENT_VERSION } from '#lib/content/content-version';
import { scriptHostsOf } from '#lib/page-cache/policy';
import { trustedTypesScript } from '#lib/page-cache/trusted-types';
import { rootMetadata } from '#lib/seo/metadata';
import { FIRST_PAINT_SCRIPT } from './first-paint.ts';
import { SPECULATION_RULES } from './speculation-rules.ts';

export const metadata: Metadata = rootMetadata();

export const viewport: Viewport = { themeColor: '#f8bd37' };

// Loaded where it is used alone, so that nothing of it is in what visitors load.
const FirstRefresh =
  process.env.NODE_ENV === 'development'
    ? (await import('#components/layout/first-refresh.client')).FirstRefresh
    : undefined;

/** The document around every page. Pages bring their own header, because it stands on their table. */
export default function RootLayout({ children }: { children: ReactNode }) {
  const src = serviceScript(process.env)?.src;
  const scripts = [...scriptHostsOf(process.env), src ?? []].flat();
  return (
    // The head script sets classes on <html> before React sees it.
    <html lang="en" suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: trustedTypesScript(scripts) + FIRST_PAINT_SCRIPT }} />
        {src && <script src={src} defer />}
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: SPECULATION_RULES }} />
      </head>
      <body>
        {src && <PrivacyChoices />}
        {children}
        <SiteFooter />
        {FirstRefresh && <FirstRefresh version={CONTENT_VERSION} />}
      </body>
    </html>
  );
}
