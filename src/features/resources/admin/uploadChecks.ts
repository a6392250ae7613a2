import { contentDisposition } from '@/lib/contentDisposition';
import { dayInLagos } from '@/lib/days';
import { formatLongDate } from '@/lib/calendar';
import { formatKilobytes } from '@/lib/uploads';
import { plainLine } from '@/lib/plainText';
import { keysOf } from '@/lib/records';
import { storedName } from '@/lib/storedName';
import type { FileIcon } from '../icons';
import { fileTexts } from '../fields';
import { ACCEPTED_KINDS, ACCEPTED_TYPES, MAX_FILE_BYTES, MAX_FILE_MEGABYTES } from '../limits';

export interface UploadItem {
  file: File;
  fileName: string;
  fileIcon: FileIcon;
}

/** Types of files for which some browsers report none. */
const BY_EXTENSION = new Map(
  Object.entries({
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
  }),
);

/** Extensions of what carries scripts or runs, whatever type the browser reports. */
const REFUSED_EXTENSION = /^(svgz?|x?html?|xml|js|mjs|exe|msi|bat|cmd|sh|ps1|jar|apk|dmg|scr|vbs)$/;

function extensionOf(name: string): string {
  return /\.([A-Za-z0-9]{1,12})$/.exec(name)?.[1] ?? '';
}

/** Returns the file's type as far as it is known; '' otherwise. */
export function typeOf({ name, type }: Pick<File, 'name' | 'type'>): string {
  if (type !== '') return type.toLowerCase();
  return BY_EXTENSION.get(extensionOf(name).toLowerCase()) ?? '';
}

export function contentTypeOf(file: Pick<File, 'name' | 'type'>): string {
  return typeOf(file) || 'application/octet-stream';
}

const OFFICE: readonly (readonly [RegExp, string])[] = [
  [/^application\/pdf$/, 'PDF document'],
  [/ms-excel|spreadsheetml/, 'Excel spreadsheet'],
  [/msword|wordprocessingml/, 'Word document'],
  [/ms-powerpoint|presentationml/, 'PowerPoint presentation'],
  [/opendocument\.spreadsheet/, 'OpenDocument spreadsheet'],
  [/opendocument\.presentation/, 'OpenDocument presentation'],
  [/opendocument/, 'OpenDocument document'],
  [/^(application|text)\/rtf$/, 'RTF document'],
  [/7z/, '7z archive'],
  [/rar/, 'RAR archive'],
  [/gzip/, 'gzip archive'],
  [/zip|compressed/, 'Zip archive'],
  [/^text\/csv$/, 'CSV file'],
  [/^text\/plain$/, 'Text file'],
];

/** Describes a mime type; returns the type itself without a description, 'Unknown' without a type. */
export function describeType(mimeType: string): string {
  const type = mimeType.trim().toLowerCase();
  if (type === '' || type === 'application/octet-stream') return 'Unknown';
  const image = /^image\/([a-z]+)$/.exec(type)?.[1];
  if (image !== undefined) return `${image.toUpperCase()} image`;
  return OFFICE.find(([pattern]) => pattern.test(type))?.[1] ?? type;
}

type RefusalReason = 'empty' | 'large' | 'kind';

type Checked = Pick<File, 'name' | 'type' | 'size'>;

function reasonOf(file: Checked): RefusalReason | null {
  if (file.size === 0) return 'empty';
  if (file.size > MAX_FILE_BYTES) return 'large';
  const accepted =
    ACCEPTED_TYPES.some((pattern) => pattern.test(contentTypeOf(file))) &&
    !REFUSED_EXTENSION.test(extensionOf(file.name).toLowerCase());
  return accepted ? null : 'kind';
}

const refusals: Record<RefusalReason, { one: (file: Checked) => string; many: string }> = {
  empty: {
    one: ({ name }) => `${name} is empty (0 KB).`,
    many: 'files are empty (0 KB)',
  },
  large: {
    one: ({ name, size }) =>
      `${name} is ${formatKilobytes(size)}: the limit is ${MAX_FILE_MEGABYTES} MB.`,
    many: `files are larger than ${MAX_FILE_MEGABYTES} MB`,
  },
  kind: {
    one: ({ name }) => `${name} cannot be uploaded: only ${ACCEPTED_KINDS} are accepted.`,
    many: `files cannot be uploaded: only ${ACCEPTED_KINDS} are accepted`,
  },
};

/** Returns why a file cannot be uploaded, naming it and the limit; null for one that can. */
export function refusalOf(file: Checked): string | null {
  const reason = reasonOf(file);
  return reason && refusals[reason].one(file);
}

export interface Refusal {
  /** The reason: of one file a whole sentence that names it. */
  text: string;
  /** The files, where there are several. */
  files: string[];
}

/** Returns the files that cannot be uploaded, by reason. */
export function refusalsOf(files: readonly Checked[]): Refusal[] {
  return keysOf(refusals).flatMap((reason): Refusal[] => {
    const refused = files.filter((file) => reasonOf(file) === reason);
    const [first, second] = refused;
    if (first === undefined) return [];
    const { one, many } = refusals[reason];
    if (second === undefined) return [{ text: one(first), files: [] }];
    const named = refused.map(({ name, size }) =>
      reason === 'large' ? `${name} (${formatKilobytes(size)})` : name,
    );
    return [{ text: `${refused.length} ${many}:`, files: named }];
  });
}

/** Returns the display name a file starts with: its name up to the first dot, no longer than can be stored. */
export function defaultName(fileName: string): string {
  return (fileName.split('.')[0] ?? '').slice(0, fileTexts.name.most);
}

/**
 * Returns the display name of what a category gets each day, such as 'Daily Market Summary, 20
 * November 2026': the day in Lagos whole, and of the category's name what can be stored with it.
 */
export function nameFromCategory(category: string, now: Date): string {
  const day = `, ${formatLongDate(dayInLagos(now))}`;
  return `${category.trim().slice(0, fileTexts.name.most - day.length)}${day}`;
}

/** Returns the name under which a file is saved: its display name, with the extension that it came with. */
function nameToSave({ file, fileName }: UploadItem): string {
  const extension = extensionOf(file.name);
  const name = plainLine(fileName);
  const has = extension === '' || name.toLowerCase().endsWith(`.${extension.toLowerCase()}`);
  return has ? name : `${name}.${extension}`;
}

/**
 * Returns the path of a file in the storage: no object is named by two records, since its name
 * holds the id of its own, and none is written twice, since each attempt has its own time in ms.
 */
export function objectPath(item: UploadItem, category: string, id: string, attempt: number) {
  const [, began = '', random = ''] = id.split('_');
  const again = began === String(attempt) ? '' : `${attempt}_`;
  return `resources/${category}/${began}-${random}_${again}${storedName(nameToSave(item))}`;
}

/** Returns the `Content-Disposition` of the stored file. */
export function dispositionOf(item: UploadItem): string {
  return contentDisposition(nameToSave(item), contentTypeOf(item.file));
}
