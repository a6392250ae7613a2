import type { FileIcon } from '@/lib/fileKind';
import { findFileKind, findKindByType } from '@/lib/fileKinds';
import { listKeys } from '@/lib/records';
import type { ResourceFile } from './documents';

/**
 * The available icons, with images at `/images/{icon}.svg`. `name` is the label for staff, `kind`
 * the label for visitors. `types` matches MIME types that are not in `lib/fileKinds.ts`. The first
 * match is used.
 */
export const FILE_ICONS = {
  pdf: { name: 'PDF Document', kind: 'PDF', types: /pdf/ },
  excel: { name: 'Excel Spreadsheet', kind: 'Spreadsheet', types: /excel|sheet|csv/ },
  // All Office MIME types contain "officedocument".
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

/** Kinds of plain-text tables, which use the icon of a spreadsheet. */
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

/** Returns the image of an icon. An unknown icon gets the general image. */
export function getIconImage(icon: string): string {
  return `/images/${isFileIcon(icon) ? icon : 'file'}.svg`;
}

/**
 * Returns the label of a file's kind for visitors; '' if unknown. A CSV file that is stored with
 * the MIME type of Excel is described as CSV.
 */
export function getKindLabel({ path, fileType }: Pick<ResourceFile, 'path' | 'fileType'>): string {
  const kind = findFileKind({ name: path, type: fileType }) ?? findKindByType(fileType);
  const table = PLAIN_TABLE_LABELS[kind?.type ?? ''];
  return table ?? FILE_ICONS[kind?.icon ?? guessIcon(fileType)].kind;
}
