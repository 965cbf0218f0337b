import type { ExportFile } from '#lib/test-mode/export';

/** Downloads a text as a file. */
export function saveFile({ name, text }: ExportFile): void {
  saveBlob(name, new Blob([text], { type: 'text/plain;charset=utf-8' }));
}

/** Downloads a file. */
export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Browsers read the blob after the click event.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
