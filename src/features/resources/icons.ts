import type { FileIcon } from '@/lib/fileKind';
import { findFileKind, findKindByType } from '@/lib/fileKinds';
import { listKeys } from '@/lib/records';
import type { ResourceFile } from './documents';

/**
 * The file icons, with images at `/images/{icon}.svg`. Staff see `name`, and visitors see `kind`.
 * `types` matches MIME types that are not in `lib/fileKinds.ts`. The first match is used.
 */
export const FILE_ICONS = {
  pdf: { name: 'PDF Document', kind: 'PDF', types: /pdf/ },
  excel: { name: 'Excel Spreadsheet', kind: 'Spreadsheet', types: /excel|sheet|csv/ },
  // The MIME types of all Office files contain 'officedocument', even those of presentations.
  word: { name: 'Word Document', kind: 'Word document', types: /word|document(?!.*presentation)/ },
  powerpoint: {
    name: 'PowerPoint Presentation',
    kind: 'Presentation',
    types: /powerpoint|presentation/,
  },
  image: { name: 'Image', kind: 'Image', types: /image/ },
  zip: { name: 'Zip Archive', kind: 'Archive', types: /zip|archive|compressed/ },
  file: { name: 'General File', kind: '', types: /^/ },
} as const satisfies Record<FileIcon, { name: string; kind: string; types: RegExp }>;

/** The labels of plain-text tables by MIME type. These files have the icon of a spreadsheet. */
const PLAIN_TABLE_LABELS: Readonly<Record<string, string>> = {
  'text/csv': 'CSV',
  'text/tab-separated-values': 'TSV',
};

export const iconOptions = Object.entries(FILE_ICONS).map(([id, { name }]) => ({ id, name }));

export function isFileIcon(icon: string): icon is FileIcon {
  return Object.hasOwn(FILE_ICONS, icon);
}

export function guessIcon(mimeType: string): FileIcon {
  const type = mimeType.toLowerCase();
  const guess = listKeys(FILE_ICONS).find((icon) => FILE_ICONS[icon].types.test(type));
  return findKindByType(type)?.icon ?? guess ?? 'file';
}

/** Returns the URL of an icon's image. An unknown icon gets the image of the general file icon. */
export function getIconImage(icon: string): string {
  return `/images/${isFileIcon(icon) ? icon : 'file'}.svg`;
}

/**
 * Returns the label of a file's kind for visitors, such as 'PDF'. Empty if the kind is unknown. A
 * CSV file is labelled 'CSV', even if it is stored with the MIME type of Excel.
 */
export function getKindLabel({ path, fileType }: Pick<ResourceFile, 'path' | 'fileType'>): string {
  const kind = findFileKind({ name: path, type: fileType }) ?? findKindByType(fileType);
  const table = PLAIN_TABLE_LABELS[kind?.type ?? ''];
  return table ?? FILE_ICONS[kind?.icon ?? guessIcon(fileType)].kind;
}
