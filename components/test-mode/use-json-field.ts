import { useEffect, useRef, useState, type ChangeEvent, type RefObject } from 'react';
import { draftStorage } from '#lib/test-mode/draft';

const KEEP_AFTER_MS = 400;

// Each tab has its own draft, which a reload keeps.
const draft = draftStorage(() => sessionStorage);

/** What was last done to the text, and the text before it when it can be brought back. */
type Note = { said: string; previous: string | null };

const QUIET: Note = { said: '', previous: null };

type JsonField = {
  /** What the field begins with. */
  draft: string;
  note: Note;
  /** False when the browser refuses to keep the draft. */
  isKept: boolean;
  text: () => string;
  /** Replaces the text, says so, and lets it be undone. */
  put: (text: string, said: string) => void;
  undo: () => void;
  onChange: (event: ChangeEvent<HTMLTextAreaElement>) => void;
};

/** A large text field that React does not control. Its text survives a reload, and replacing it can be undone. */
export function useJsonField(ref: RefObject<HTMLTextAreaElement | null>): JsonField {
  const waiting = useRef<{ field: HTMLTextAreaElement; timer: ReturnType<typeof setTimeout> } | null>(null);
  const [first] = useState(() => draft.read());
  const [note, setNote] = useState(QUIET);
  const [isKept, setKept] = useState(true);

  useEffect(() => {
    const keepNow = () => {
      if (!waiting.current) return;
      clearTimeout(waiting.current.timer);
      draft.write(waiting.current.field.value);
      waiting.current = null;
    };
    addEventListener('pagehide', keepNow);
    return () => {
      removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, []);

  function keep(text: string) {
    clearTimeout(waiting.current?.timer);
    waiting.current = null;
    setKept(draft.write(text));
  }

  function replace(text: string, next: Note) {
    if (ref.current) ref.current.value = text;
    keep(text);
    setNote(next);
  }

  return {
    draft: first,
    note,
    isKept,
    text: () => ref.current?.value ?? '',
    put(text, said) {
      const previous = ref.current?.value ?? '';
      replace(text, { said, previous: previous === '' || previous === text ? null : previous });
    },
    undo() {
      replace(note.previous ?? '', { said: 'The text from before is back.', previous: null });
      ref.current?.focus();
    },
    onChange({ currentTarget: field }) {
      setNote(QUIET);
      clearTimeout(waiting.current?.timer);
      waiting.current = { field, timer: setTimeout(() => keep(field.value), KEEP_AFTER_MS) };
    },
  };
}
