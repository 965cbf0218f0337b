import { useState } from 'react';
import type { Story } from '#lib/test-mode/story-fields';
import { parseStories } from '#lib/test-mode/story-list';
import type { JsonField } from './use-json-field.ts';

/**
 * The stories of the JSON field, for the form. The text is their only copy: `read` shows in the form what it says, and `change` changes what it
 * says now, which may have been edited since. `version` grows with each `read`.
 */
export function useStories(field: JsonField) {
  const [shown, setShown] = useState(() => ({ stories: parseStories(field.draft), version: 0 }));

  function read() {
    const stories = parseStories(field.text());
    setShown(({ version }) => ({ stories, version: version + 1 }));
  }

  /** Returns the changed stories; null, and nothing changes, while the text is no list. */
  function change(apply: (stories: Story[]) => Story[]): Story[] | null {
    const stories = parseStories(field.text());
    if (!stories) return null;
    const changed = apply(stories);
    field.write(JSON.stringify(changed, null, 2));
    setShown(({ version }) => ({ stories: changed, version }));
    return changed;
  }

  return { ...shown, read, change };
}
