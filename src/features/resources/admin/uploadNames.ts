/** Names of an uploaded file: in the list, in Storage and as a download. */
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

/** Returns the default display name: the file name up to its first dot, cut at the limit. */
export function defaultName(fileName: string): string {
  return (visibleText(fileName).split('.')[0] ?? '').slice(0, fileTexts.name.maxLength);
}

/**
 * Returns the display name of a category's daily file, such as 'Daily Market Summary, 20 November
 * 2026'. Cuts a long category name, but never the date.
 */
export function nameFromCategory(category: string, now: Date): string {
  const day = `, ${formatLongDate(dayInLagos(now))}`;
  return `${category.trim().slice(0, fileTexts.name.maxLength - day.length)}${day}`;
}

/**
 * Returns a file's extension. If it does not fit the kind, returns the usual extension of the kind.
 */
function extensionToSave(file: File): string {
  const extension = extensionOf(file.name);
  const kind = kindOfFile(file);
  const fits = kind === null || kind.extensions.includes(extension.toLowerCase());
  return fits ? extension : (kind.extensions[0] ?? '');
}

/** Returns the name under which visitors download a file: its display name with an extension. */
function nameToSave({ file, fileName }: UploadItem): string {
  const extension = extensionToSave(file);
  const name = plainWord(fileName);
  const hasExtension =
    extension === '' || name.toLowerCase().endsWith(`.${extension.toLowerCase()}`);
  return hasExtension ? name : `${name}.${extension}`;
}

/**
 * Returns the Storage path of a file. The record's id prevents two records from sharing an object.
 * The time of the attempt (ms) prevents writing an object twice.
 */
export function objectPath(item: UploadItem, category: string, id: string, attempt: number) {
  const [, began = '', random = ''] = id.split('_');
  const again = began === String(attempt) ? '' : `${attempt}_`;
  return `resources/${category}/${began}-${random}_${again}${storedName(nameToSave(item))}`;
}

/** Returns the `Content-Disposition` header of the stored file. */
export function dispositionOf(item: UploadItem): string {
  return contentDisposition(nameToSave(item), storedTypeOf(item.file));
}
