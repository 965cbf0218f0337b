import type { ReactNode } from 'react';
import { PageHero } from '#components/heroes/page-hero';
import { PageFrame } from '#components/layout/page-frame';
import { PageData } from '#components/layout/page-data';
import { FromPriceBar } from '#components/layout/from-price-bar';
import { Sections } from '#components/sections/sections';
import { getPage } from '#lib/pages/read';
import type { CompareAnswers } from '#lib/quote/compare-answers';
import type { Ground } from '#lib/pages/sections';

type MarketingPageProps = {
  /** File name under content/pages, without .md. */
  name: string;
  current?: string;
  world?: 'jidara' | 'jazz';
  text?: 'large';
  /** Replaces the common hero. */
  hero?: ReactNode;
  /** Rendered between the hero and the sections. */
  children?: ReactNode;
  /** The answers that its comparison of formats is rendered for. */
  compare?: CompareAnswers;
};

/** A page made of a hero and the sections that its content file lists. */
export function MarketingPage({ name, current, world, text, hero, children, compare }: MarketingPageProps) {
  const page = getPage(name);
  return (
    <PageFrame current={current} table={world ? 'dark' : headerTableOf(page.table)} world={world} text={text}>
      {hero ?? <PageHero {...page.hero} table={page.table} />}
      {children}
      <PageData name={name} />
      <div>
        <Sections sections={page.sections ?? []} from={name} compare={compare} />
        {!children && <FromPriceBar from={name} path={current} />}
      </div>
    </PageFrame>
  );
}

function headerTableOf(ground: Ground): 'light' | 'dark' | 'hot' {
  if (ground === 'ink') return 'dark';
  return ground === 'persimmon' ? 'hot' : 'light';
}
