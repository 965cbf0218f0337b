export type DecodedText = {
  text: string;
  /** The first invalid byte sequence. Line and column count from 1. */
  flaw?: { line: number; column: number; what: string; fix: string };
};

const SAVE_AS = 'Save the file as UTF-8: editors have it under "Save with encoding".';

/** Decodes bytes as UTF-8. Reports the first invalid sequence, because it would show as a replacement character. */
export function decodeText(bytes: Uint8Array): DecodedText {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    const lines = text.split('\n');
    const line = lines.findIndex((one) => one.includes('\ufffd'));
    const column = (lines[line] ?? '').indexOf('\ufffd');
    const what = 'A letter here is not saved as UTF-8, so it would show as a question mark.';
    return { text, flaw: { line: line + 1, column: column + 1, what, fix: SAVE_AS } };
  }
}
