import JSZip from 'jszip';
import type { Report } from './report.ts';
import { pdf } from './pdf.ts';

/** Archives date their parts. By the report, so that the same report makes the same bytes. */
export function partOptions(report: Report) {
  return { date: new Date(report.date), createFolders: false };
}

export function csv(report: Report): Uint8Array {
  const lines = [report.table.head, ...report.table.rows].map((row) => row.join(','));
  return new TextEncoder().encode(`${lines.join('\r\n')}\r\n`);
}

export async function zip(report: Report): Promise<Uint8Array> {
  const archive = new JSZip();
  archive.file('summary.pdf', await pdf(report), partOptions(report));
  archive.file('prices.csv', csv(report), partOptions(report));
  return archive.generateAsync({ type: 'uint8array', compression: 'DEFLATE' });
}
