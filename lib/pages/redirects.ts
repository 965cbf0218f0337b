import { z } from 'zod';
import '#lib/content/zod-without-eval';
import { Prose, SitePath } from '#lib/content/fields';

const OldPath = z
  .string('It must be text')
  .regex(/^(?:\/[a-z0-9]+(?:[._-][a-z0-9]+)*)+$/, 'It must be a path in lower case, without a slash at its end')
  .describe('a path in lower case that starts with / and does not end with it, such as /old-name');

/** Paths that no page has any more: moved (permanent redirect) or gone (410). */
export const RedirectsSchema = z
  .strictObject({
    moved: z
      .array(
        z.strictObject({
          from: OldPath.describe('the old path in lower case, such as /old-name'),
          to: SitePath.describe('the path that it has now; an anchor is allowed'),
        }),
      )
      .describe('what has another address now'),
    gone: z
      .array(
        z.strictObject({
          path: OldPath.describe('the path in lower case, such as /old-name'),
          why: Prose.describe('one or two sentences for whoever still comes'),
        }),
      )
      .describe('what was withdrawn on purpose'),
  })
  .describe('old addresses');

export type Redirects = z.output<typeof RedirectsSchema>;
