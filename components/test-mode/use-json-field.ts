import { useEffect, useRef, useState, type ChangeEvent, type RefObject } from 'react';
import { draftStorage } from '#lib/test-mode/draft';

const SAVE_DELAY_MS = 400;

// sessionStorage: each tab has its own draft, which survives a reload.
const draft = draftStorage(() => sessionStorage);

/** A message about the last change of the text, and the previous text if it can be restored. */
type Note = { message: string; previous: string | null };

const NO_NOTE: Note = { message: '', previous: null };

export type JsonField = {
  /** The initial text of the field. */
  draft: string;
  note: Note;
  /** False when the browser refuses to store the draft. */
  isDraftSaved: boolean;
  text: () => string;
  /** Replaces the text and shows a message. `undo` reverts it. */
  setText: (text: string, message: string) => void;
  /** Replaces the text without a message. */
  write: (text: string) => void;
  undo: () => void;
  onChange: (event: ChangeEvent<HTMLTextAreaElement>) => void;
};

/** A large uncontrolled text field. It starts with `getText` if it has no draft. Its text survives a reload, and replacing it can be undone. */
export function useJsonField(ref: RefObject<HTMLTextAreaElement | null>, getText: () => string): JsonField {
  const pendingSave = useRef<{ field: HTMLTextAreaElement; timer: ReturnType<typeof setTimeout> } | null>(null);
  const [initialDraft] = useState(() => draft.read() || getText());
  const [note, setNote] = useState(NO_NOTE);
  const [isDraftSaved, setDraftSaved] = useState(true);

  useEffect(() => {
    const saveNow = () => {
      if (!pendingSave.current) return;
      clearTimeout(pendingSave.current.timer);
      draft.write(pendingSave.current.field.value);
      pendingSave.current = null;
    };
    addEventListener('pagehide', saveNow);
    return () => {
      removeEventListener('pagehide', saveNow);
      saveNow();
    };
  }, []);

  function save(text: string) {
    clearTimeout(pendingSave.current?.timer);
    pendingSave.current = null;
    setDraftSaved(draft.write(text));
  }

  function replace(text: string, next: Note) {
    if (ref.current) ref.current.value = text;
    save(text);
    setNote(next);
  }

  return {
    draft: initialDraft,
    note,
    isDraftSaved,
    text: () => ref.current?.value ?? '',
    setText(text, message) {
      const previous = ref.current?.value ?? '';
      replace(text, { message, previous: previous === '' || previous === text ? null : previous });
    },
    write: (text) => replace(text, NO_NOTE),
    undo() {
      replace(note.previous ?? '', { message: 'The text from before is back.', previous: null });
      ref.current?.focus();
    },
    onChange({ currentTarget: field }) {
      setNote(NO_NOTE);
      clearTimeout(pendingSave.current?.timer);
      pendingSave.current = { field, timer: setTimeout(() => save(field.value), SAVE_DELAY_MS) };
    },
  };
}
