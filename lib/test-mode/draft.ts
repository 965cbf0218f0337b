const DRAFT_KEY = 'case-studies-test-mode-draft';

/** Stores the text of the preview's field, valid or not, so that it survives a reload. */
export type DraftStorage = {
  /** The stored text; empty for none. */
  read: () => string;
  /** False when the browser refuses to store it. */
  write: (text: string) => boolean;
};

/** Creates the storage of the draft. `getStorage` may throw: browsers can deny access to storage. */
export function draftStorage(getStorage: () => Storage): DraftStorage {
  return {
    read() {
      try {
        return getStorage().getItem(DRAFT_KEY) ?? '';
      } catch {
        return '';
      }
    },
    write(text) {
      try {
        if (text === '') getStorage().removeItem(DRAFT_KEY);
        else getStorage().setItem(DRAFT_KEY, text);
        return true;
      } catch {
        return text === '';
      }
    },
  };
}
