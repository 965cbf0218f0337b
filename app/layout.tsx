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
import { DraftBanner } from '#components/layout/draft-banner';
import { HeadScript } from '#components/layout/head-script.client';
import { PrivacyChoices } from '#components/layout/privacy-choices';
import { SiteFooter } from '#components/layout/site-footer';
import { CONTENT_VERSION } from '#lib/content/content-version';
import { serviceScript } from '#lib/delivery/browser/service-script';
import { getScriptHosts } from '#lib/delivery/http/content-security-policy';
import { rootMetadata } from '#lib/seo/metadata';
import { SPECULATION_RULES } from './speculation-rules.ts';

export const metadata: Metadata = rootMetadata();

export const viewport: Viewport = { themeColor: '#f8bd37' };

// Imported in development only, so that production pages do not load it.
const FirstRefresh =
  process.env.NODE_ENV === 'development'
    ? (await import('#components/layout/first-refresh.client')).FirstRefresh
    : undefined;

/** The document of every page. Pages render their own header, because it is part of their hero. */
export default function RootLayout({ children }: { children: ReactNode }) {
  const src = serviceScript(process.env)?.src;
  const scriptUrls = [...getScriptHosts(process.env), src ?? []].flat().join(' ') || undefined;
  return (
    // The head script sets classes on <html> before React sees it.
    <html lang="en" suppressHydrationWarning>
      <head>
        <HeadScript scriptUrls={scriptUrls} />
        {src && <script src={src} defer />}
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: SPECULATION_RULES }} />
      </head>
      <body>
        <DraftBanner />
        {src && <PrivacyChoices />}
        {children}
        <SiteFooter />
        {FirstRefresh && <FirstRefresh version={CONTENT_VERSION} />}
      </body>
    </html>
  );
}
