import { readFileSync, writeFileSync } from 'node:fs';

/** What an audit says of one page: its figures by name. */
export type PageReport = { page: string; figures: Record<string, string | number> };

/** For `npm run audit`, which puts the reports of several audits into one table. */
export function writeReport(file: string, report: PageReport[]): void {
  writeFileSync(file, JSON.stringify(report));
}

export function readReport(file: string): PageReport[] {
  return JSON.parse(readFileSync(file, 'utf8')) as PageReport[];
}
