import { formatKilobytes } from '@/lib/format';
import { storedName } from '@/lib/storedName';
import type { FileIcon } from '../icons';
import {
  ACCEPTED_KINDS,
  ACCEPTED_TYPES,
  MAX_FILE_BYTES,
  MAX_FILE_MEGABYTES,
  MAX_FILE_NAME,
} from '../limits';

/** A file to upload, with its display name and icon. */
export interface UploadItem {
  file: File;
  fileName: string;
  fileIcon: FileIcon;
}

/** Types of files for which some browsers report none. */
const BY_EXTENSION: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  txt: 'text/plain',
  pdf: 'application/pdf',
  zip: 'application/zip',
  '7z': 'application/x-7z-compressed',
  rar: 'application/vnd.rar',
  gz: 'application/gzip',
  tgz: 'application/gzip',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
};

/** Extensions of what carries scripts or runs, whatever type the browser reports. */
const REFUSED_EXTENSION = /^(svgz?|x?html?|xml|js|mjs|exe|msi|bat|cmd|sh|ps1|jar|apk|dmg|scr|vbs)$/;

function extensionOf(name: string): string {
  return /\.([A-Za-z0-9]{1,12})$/.exec(name)?.[1] ?? '';
}

/** The file's type as far as it is known; '' otherwise. */
export function typeOf({ name, type }: Pick<File, 'name' | 'type'>): string {
  if (type !== '') return type.toLowerCase();
  const extension = extensionOf(name).toLowerCase();
  return Object.hasOwn(BY_EXTENSION, extension) ? (BY_EXTENSION[extension] ?? '') : '';
}

/** The type under which a file is stored. */
export function contentTypeOf(file: Pick<File, 'name' | 'type'>): string {
  return typeOf(file) || 'application/octet-stream';
}

/** Why a file cannot be uploaded, naming it and the limit; null for one that can. */
export function refusalOf(file: Pick<File, 'name' | 'type' | 'size'>): string | null {
  if (file.size === 0) return `${file.name} is empty (0 KB).`;
  if (file.size > MAX_FILE_BYTES) {
    return `${file.name} is ${formatKilobytes(file.size)}: the limit is ${MAX_FILE_MEGABYTES} MB.`;
  }
  const type = contentTypeOf(file);
  const accepted =
    ACCEPTED_TYPES.some((pattern) => pattern.test(type)) &&
    !REFUSED_EXTENSION.test(extensionOf(file.name).toLowerCase());
  return accepted ? null : `${file.name} cannot be uploaded: only ${ACCEPTED_KINDS} are accepted.`;
}

/** The display name a file starts with: its name up to the first dot, no longer than can be stored. */
export function defaultName(fileName: string): string {
  return (fileName.split('.')[0] ?? '').slice(0, MAX_FILE_NAME);
}

/** Where a file is stored: its display name stays as it is, the path takes what every layer reads alike. */
export function objectPath(category: string, timestamp: number, item: UploadItem): string {
  const extension = extensionOf(item.file.name);
  return `resources/${category}/${timestamp}_${storedName(item.fileName)}${extension && `.${extension}`}`;
}
