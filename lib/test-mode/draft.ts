const DRAFT_KEY = 'case-studies-test-mode-draft';

/** The text in the field of the preview, as it is typed: it survives a reload even when it is not valid. */
export type DraftStorage = {
  /** The kept text; empty for none. */
  read: () => string;
  /** False when the browser refuses to keep it. */
  write: (text: string) => boolean;
};

/** Keeps a draft. `getStorage` may throw: browsers can forbid even looking at storage. */
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
