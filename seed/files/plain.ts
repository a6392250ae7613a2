import JSZip from 'jszip';
import type { Report } from './kinds.ts';
import { pdf } from './pdf.ts';

/** A fixed time inside archives, so that the same seed makes the same bytes. */
export const archiveDate = new Date('2025-03-14T12:00:00Z');

export function csv(report: Report): Uint8Array {
  const lines = [report.table.head, ...report.table.rows].map((row) => row.join(','));
  return new TextEncoder().encode(`${lines.join('\r\n')}\r\n`);
}

export async function zip(report: Report): Promise<Uint8Array> {
  const archive = new JSZip();
  archive.file('summary.pdf', await pdf(report), { date: archiveDate });
  archive.file('prices.csv', csv(report), { date: archiveDate });
  return archive.generateAsync({ type: 'uint8array', compression: 'DEFLATE' });
}
