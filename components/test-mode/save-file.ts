import type { ExportFile } from '#lib/test-mode/export';

/** Hands a file to the browser as a download. */
export function saveFile({ name, text }: ExportFile): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Browsers read the file after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
