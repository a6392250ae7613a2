/** The names of an upload: in the list of files, in Storage, and on the visitor's disk. */
import { formatLongDate } from '@/lib/calendar';
import { contentDisposition } from '@/lib/contentDisposition';
import { dayInLagos } from '@/lib/days';
import type { FileIcon } from '@/lib/fileKind';
import { extensionOf, kindOfFile, storedTypeOf } from '@/lib/fileKinds';
import { plainWord, visibleText } from '@/lib/plainText';
import { storedName } from '@/lib/storedName';
import { fileTexts } from '../fields';

export interface UploadItem {
  file: File;
  fileName: string;
  fileIcon: FileIcon;
}

/**
 * Returns the display name a file starts with: its name up to the first dot, no longer than can be
 * stored.
 */
export function defaultName(fileName: string): string {
  return (visibleText(fileName).split('.')[0] ?? '').slice(0, fileTexts.name.maxLength);
}

/**
 * Returns the display name of a category's daily file, such as 'Daily Market Summary, 20 November
 * 2026'. A long category name is cut, never the day.
 */
export function nameFromCategory(category: string, now: Date): string {
  const day = `, ${formatLongDate(dayInLagos(now))}`;
  return `${category.trim().slice(0, fileTexts.name.maxLength - day.length)}${day}`;
}

/** Returns a file's extension; if that does not fit its kind, the usual extension of the kind. */
function extensionToSave(file: File): string {
  const extension = extensionOf(file.name);
  const kind = kindOfFile(file);
  const fits = kind === null || kind.extensions.includes(extension.toLowerCase());
  return fits ? extension : (kind.extensions[0] ?? '');
}

/** Returns the name under which visitors save a file: its display name with an extension. */
function nameToSave({ file, fileName }: UploadItem): string {
  const extension = extensionToSave(file);
  const name = plainWord(fileName);
  const hasExtension =
    extension === '' || name.toLowerCase().endsWith(`.${extension.toLowerCase()}`);
  return hasExtension ? name : `${name}.${extension}`;
}

/**
 * Returns the path of a file in Storage. It holds the id of its record, so no two records share an
 * object, and the time of the attempt in ms, so no object is written twice.
 */
export function objectPath(item: UploadItem, category: string, id: string, attempt: number) {
  const [, began = '', random = ''] = id.split('_');
  const again = began === String(attempt) ? '' : `${attempt}_`;
  return `resources/${category}/${began}-${random}_${again}${storedName(nameToSave(item))}`;
}

/** Returns the `Content-Disposition` of the stored file. */
export function dispositionOf(item: UploadItem): string {
  return contentDisposition(nameToSave(item), storedTypeOf(item.file));
}
