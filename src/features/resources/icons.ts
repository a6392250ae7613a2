import type { ResourceFile } from './documents';

/** The icons a file may have, and what staff call them; images are at `/images/{icon}.svg`. */
export const FILE_ICONS = {
  pdf: 'PDF Document',
  excel: 'Excel Spreadsheet',
  word: 'Word Document',
  powerpoint: 'PowerPoint Presentation',
  image: 'Image',
  zip: 'Zip Archive',
  file: 'General File',
} as const;

export type FileIcon = keyof typeof FILE_ICONS;

export const iconOptions = Object.entries(FILE_ICONS).map(([id, name]) => ({ id, name }));

export function isFileIcon(icon: string): icon is FileIcon {
  return Object.hasOwn(FILE_ICONS, icon);
}

/*
 * In this order: every Office type contains "officedocument", so slides and sheets are tried before
 * "document".
 */
const GUESSES: readonly (readonly [FileIcon, RegExp])[] = [
  ['pdf', /pdf/],
  ['powerpoint', /powerpoint|presentation/],
  ['excel', /excel|spreadsheet|sheet|csv/],
  ['word', /word|document/],
  ['image', /image/],
  ['zip', /zip|archive|compressed/],
];

export function guessIcon(mimeType: string): FileIcon {
  const type = mimeType.toLowerCase();
  return GUESSES.find(([, pattern]) => pattern.test(type))?.[0] ?? 'file';
}

/** Returns the picture of a file's icon; an icon we have no drawing of becomes the general one. */
export function iconImage(icon: string): string {
  return `/images/${isFileIcon(icon) ? icon : 'file'}.svg`;
}

const KINDS: Record<FileIcon, string> = {
  pdf: 'PDF',
  excel: 'Spreadsheet',
  word: 'Word document',
  powerpoint: 'Presentation',
  image: 'Image',
  zip: 'Archive',
  file: '',
};

/** Returns the kind of a file in a visitor's words; '' when its type is not known. */
export function kindOf({ fileType }: Pick<ResourceFile, 'fileType'>): string {
  return fileType.toLowerCase() === 'text/csv' ? 'CSV' : KINDS[guessIcon(fileType)];
}
