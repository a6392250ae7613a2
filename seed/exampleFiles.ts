import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const OPEN_XML = 'application/vnd.openxmlformats-officedocument';

/** The file icon on the site and the content type, by the extension of the file. */
const kinds = {
  pdf: { icon: 'pdf', type: 'application/pdf' },
  xlsx: { icon: 'excel', type: `${OPEN_XML}.spreadsheetml.sheet` },
  docx: { icon: 'word', type: `${OPEN_XML}.wordprocessingml.document` },
  pptx: { icon: 'powerpoint', type: `${OPEN_XML}.presentationml.presentation` },
  png: { icon: 'image', type: 'image/png' },
  zip: { icon: 'zip', type: 'application/zip' },
  csv: { icon: 'file', type: 'text/csv' },
};

type Extension = keyof typeof kinds;

/** The name of a file in `seed/files`. */
export type ExampleFile = `${string}.${Extension}`;

function isExtension(text: string): text is Extension {
  return text in kinds;
}

export function getKind(file: ExampleFile) {
  const extension = file.slice(file.lastIndexOf('.') + 1);
  if (!isExtension(extension)) throw new TypeError(`${file} has an unknown extension`);
  return { extension, ...kinds[extension] };
}

export function readExampleFile(file: ExampleFile): Buffer {
  return readFileSync(join(import.meta.dirname, 'files', file));
}
