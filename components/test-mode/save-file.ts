import type { ExportFile } from '#lib/test-mode/export';

/** Downloads a file. */
export function saveFile({ name, text }: ExportFile): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Browsers read the blob after the click event.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
