/** Starts the download of a calendar file. */
export function downloadCalendar(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Browsers read the blob after the click, so the URL is revoked one minute later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
