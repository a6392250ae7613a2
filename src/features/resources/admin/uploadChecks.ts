import { contentDisposition } from '@/lib/contentDisposition';
import { dayInLagos } from '@/lib/days';
import { formatLongDate } from '@/lib/calendar';
import {
  bareType,
  extensionOf,
  FILE_KINDS,
  type FileIcon,
  kindOfFile,
  kindOfType,
  listWords,
  type NamedFile,
  UNKNOWN_KIND,
} from '@/lib/fileKinds';
import {
  adviceFor,
  REFUSED_REASONS,
  type RefusedReason,
  refusedReasonOf,
} from '@/lib/refusedFiles';
import { formatKilobytes } from '@/lib/uploads';
import { plainWord, visibleText } from '@/lib/plainText';
import { keysOf, mapKeys } from '@/lib/records';
import { storedName } from '@/lib/storedName';
import { fileTexts } from '../fields';
import { MAX_FILE_BYTES, MAX_FILE_MEGABYTES } from '../limits';

/** The kinds that are accepted, in words. */
export const ACCEPTED_KINDS = `${listWords(FILE_KINDS.map(({ group }) => group))} files`;

export interface UploadItem {
  file: File;
  fileName: string;
  fileIcon: FileIcon;
}

/** Returns the type with which a file is stored and recorded; '' when it is not known. */
export function typeOf(file: NamedFile): string {
  return kindOfFile(file)?.type ?? bareType(file.type);
}

export function contentTypeOf(file: NamedFile): string {
  return typeOf(file) || 'application/octet-stream';
}

/** Describes a file by its kind, which may be unknown; returns its type itself where that is of no kind. */
export function describeFile(file: NamedFile): string {
  const kind = kindOfFile(file) ?? kindOfType(file.type);
  if (kind !== null) return kind.label;
  const type = bareType(file.type);
  const image = /^image\/([a-z]+)$/.exec(type)?.[1];
  return image === undefined ? type : `${image.toUpperCase()} image`;
}

type RefusalReason = 'empty' | 'large' | RefusedReason | 'mismatch' | 'kind';

type Checked = Pick<File, 'name' | 'type' | 'size'>;

function reasonOf(file: Checked): RefusalReason | null {
  if (file.size === 0) return 'empty';
  if (file.size > MAX_FILE_BYTES) return 'large';
  const refused = refusedReasonOf(file);
  if (refused !== null) return refused;
  if (kindOfFile(file) !== null) return null;
  const isKnownName = kindOfFile({ name: file.name, type: '' }) !== UNKNOWN_KIND;
  return isKnownName ? 'mismatch' : 'kind';
}

interface RefusalText {
  one: (file: Checked) => string;
  /** Follows the number of files, whose names are listed below it. */
  many: string;
}

const onlyAccepted = `only ${ACCEPTED_KINDS} are accepted. Put other files in a zip archive.`;
const saveAgain = 'Open it, save it again as PDF, Word or Excel, and choose that file.';

const refusals: Record<RefusalReason, RefusalText> = {
  empty: {
    one: ({ name }) => `${name} is empty (0 KB).`,
    many: 'files are empty (0 KB):',
  },
  large: {
    one: ({ name, size }) =>
      `${name} is ${formatKilobytes(size)}: the limit is ${MAX_FILE_MEGABYTES} MB.`,
    many: `files are larger than ${MAX_FILE_MEGABYTES} MB:`,
  },
  ...mapKeys(REFUSED_REASONS, (reason) => ({
    one: ({ name }: Checked) => `${name} cannot be uploaded. ${adviceFor(reason)}`,
    many: `files cannot be uploaded. ${adviceFor(reason)}`,
  })),
  mismatch: {
    one: ({ name, type }) =>
      `${name} cannot be uploaded: its type, ${bareType(type)}, does not fit its name. ${saveAgain}`,
    many: `files cannot be uploaded: their types do not fit their names. ${saveAgain}`,
  },
  kind: {
    one: ({ name }) => `${name} cannot be uploaded: ${onlyAccepted}`,
    many: `files cannot be uploaded: ${onlyAccepted}`,
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
    return [{ text: `${refused.length} ${many}`, files: named }];
  });
}

/** Returns the display name a file starts with: its name up to the first dot, no longer than can be stored. */
export function defaultName(fileName: string): string {
  return (visibleText(fileName).split('.')[0] ?? '').slice(0, fileTexts.name.most);
}

/**
 * Returns the display name of what a category gets each day, such as 'Daily Market Summary, 20
 * November 2026': the day in Lagos whole, and of the category's name what can be stored with it.
 */
export function nameFromCategory(category: string, now: Date): string {
  const day = `, ${formatLongDate(dayInLagos(now))}`;
  return `${category.trim().slice(0, fileTexts.name.most - day.length)}${day}`;
}

/**
 * Returns the name under which a file is saved: its display name, with the extension that it came
 * with, or the usual one of its kind.
 */
function nameToSave({ file, fileName }: UploadItem): string {
  const own = extensionOf(file.name);
  const kind = kindOfFile(file);
  const hasOwn = kind === null || kind.extensions.includes(own.toLowerCase());
  const extension = hasOwn ? own : (kind.extensions[0] ?? '');
  const name = plainWord(fileName);
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
