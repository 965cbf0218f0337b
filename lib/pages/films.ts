import { z } from 'zod';
import '#lib/content/zod-without-eval';
import { Day, Prose, SitePath } from '#lib/content/fields';

/** The descriptions of films for search engines. */
export const FilmsSchema = z
  .array(
    z.strictObject({
      src: SitePath.describe('the .mp4 under /video/'),
      name: Prose.describe('what the film is called'),
      description: Prose.describe('what it shows, in one or two sentences'),
      uploaded: Day.describe('the day it first appeared here'),
      seconds: z.int().positive().describe('how long it is'),
    }),
  )
  .describe('a list of films');
