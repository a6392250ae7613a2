import { docx, pptx, xlsx } from './office.ts';
import { pdf } from './pdf.ts';
import { chartPng } from './png.ts';
import { csv, zip } from './plain.ts';
import type { Report } from './report.ts';

export type Kind = 'pdf' | 'excel' | 'word' | 'powerpoint' | 'image' | 'zip' | 'file';

interface KindOfFile {
  extension: string;
  type: string;
  make: (report: Report) => Promise<Uint8Array> | Uint8Array;
}

const OPEN_XML = 'application/vnd.openxmlformats-officedocument';

export const kinds: Record<Kind, KindOfFile> = {
  pdf: { extension: 'pdf', type: 'application/pdf', make: pdf },
  excel: { extension: 'xlsx', type: `${OPEN_XML}.spreadsheetml.sheet`, make: xlsx },
  word: { extension: 'docx', type: `${OPEN_XML}.wordprocessingml.document`, make: docx },
  powerpoint: { extension: 'pptx', type: `${OPEN_XML}.presentationml.presentation`, make: pptx },
  image: { extension: 'png', type: 'image/png', make: (report) => chartPng(report.title) },
  zip: { extension: 'zip', type: 'application/zip', make: zip },
  file: { extension: 'csv', type: 'text/csv', make: csv },
};
