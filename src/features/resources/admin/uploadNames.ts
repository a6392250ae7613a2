/**
 * Creates the names of an uploaded file: the display name, the path in Storage and the download
 * name.
 */
import { formatLongDate } from '@/lib/calendar';
import { formatContentDisposition } from '@/lib/contentDisposition';
import { toLagosDay } from '@/lib/days';
import type { FileIcon } from '@/lib/fileKind';
import { getExtension, findFileKind, getStoredType } from '@/lib/fileKinds';
import { toPlainWord, toVisibleText } from '@/lib/plainText';
import { toStoredName } from '@/lib/storedName';
import { fileFields } from '../fields';

export interface UploadItem {
  file: File;
  fileName: string;
  description: string;
  fileIcon: FileIcon;
}

/**
 * Returns the suggested display name: the file name up to its first dot, at most `maxLength`
 * characters.
 */
export function getDefaultName(fileName: string): string {
  return (toVisibleText(fileName).split('.')[0] ?? '').slice(0, fileFields.name.maxLength);
}

/**
 * Returns the display name of a daily file, such as 'Daily Market Summary, 20 November 2026'. A
 * long category name is shortened, but never the date.
 */
export function formatDailyName(category: string, now: Date): string {
  const day = `, ${formatLongDate(toLagosDay(now))}`;
  return `${category.trim().slice(0, fileFields.name.maxLength - day.length)}${day}`;
}

/**
 * Returns the extension of a file. If the extension does not match the kind of file, returns the
 * usual extension of that kind.
 */
function findExtension(file: File): string {
  const extension = getExtension(file.name);
  const kind = findFileKind(file);
  const fits = kind === null || kind.extensions.includes(extension.toLowerCase());
  return fits ? extension : (kind.extensions[0] ?? '');
}

/** Returns the name under which visitors download the file: the display name with an extension. */
function getDownloadName({ file, fileName }: UploadItem): string {
  const extension = findExtension(file);
  const name = toPlainWord(fileName);
  const hasExtension =
    extension === '' || name.toLowerCase().endsWith(`.${extension.toLowerCase()}`);
  return hasExtension ? name : `${name}.${extension}`;
}

/**
 * Returns the Storage path of a file. The record id prevents two records from using the same
 * object. The time of the attempt (ms) prevents two attempts from writing the same object.
 */
export function getObjectPath(item: UploadItem, category: string, id: string, attempt: number) {
  const [, began = '', random = ''] = id.split('_');
  const again = began === String(attempt) ? '' : `${attempt}_`;
  return `resources/${category}/${began}-${random}_${again}${toStoredName(getDownloadName(item))}`;
}

export function getContentDisposition(item: UploadItem): string {
  return formatContentDisposition(getDownloadName(item), getStoredType(item.file));
}
