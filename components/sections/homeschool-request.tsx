import { QueryProvider } from '#components/ui/query-provider.client';
import { WithoutServerNote } from '#components/ui/without-server-note';
import { getSite } from '#lib/pages/read';
import type { SectionOf } from '#lib/pages/sections';
import { HomeschoolForm } from './homeschool-form.client.tsx';
import { Section } from './section.tsx';

/** The short form for families. It never shows the price for companies. */
export function HomeschoolRequest({ id = 'request', ground, title, lead }: SectionOf<'homeschool-request'>) {
  const { phone, email } = getSite();
  return (
    <Section id={id} ground={ground} title={title} lead={lead} layout="side">
      <QueryProvider>
        <HomeschoolForm phone={phone} email={email} path={`/homeschool-hunt#${id}`} />
      </QueryProvider>
      <WithoutServerNote />
    </Section>
  );
}
