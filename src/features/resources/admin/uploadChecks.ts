import { joinNames } from '@/lib/difference';
import {
  normalizeType,
  FILE_KINDS,
  findFileKind,
  findKindByName,
  findKindByType,
  type NamedFile,
} from '@/lib/fileKinds';
import {
  getAdvice,
  REJECTED_FORMATS,
  type RejectedFormat,
  findRejectedFormat,
  uploadAdvice,
} from '@/lib/rejectedFiles';
import { formatKilobytes } from '@/lib/uploads';
import { listKeys, mapKeys } from '@/lib/records';
import { MAX_FILE_BYTES, MAX_FILE_MEGABYTES } from '../limits';

/** The accepted kinds of files as text, such as 'PDF, Office and archive files'. */
export const ACCEPTED_KINDS_TEXT = `${joinNames([...new Set(FILE_KINDS.map(({ group }) => group))])} files`;

/**
 * Returns the label of a file's kind, such as 'PDF document'. Returns the MIME type if the kind is
 * unknown.
 */
export function describeFile(file: NamedFile): string {
  const kind = findFileKind(file) ?? findKindByType(file.type);
  if (kind !== null) return kind.label;
  const type = normalizeType(file.type);
  const image = /^image\/([a-z]+)$/.exec(type)?.[1];
  return image === undefined ? type : `${image.toUpperCase()} image`;
}

type RefusalReason = 'empty' | 'large' | RejectedFormat | 'mismatch' | 'kind';

type CheckedFile = Pick<File, 'name' | 'type' | 'size'>;

function findReason(file: CheckedFile): RefusalReason | null {
  const format = findRejectedFormat(file);
  if (format !== null) return format;
  if (file.size === 0) return 'empty';
  if (file.size > MAX_FILE_BYTES) return 'large';
  if (findFileKind(file) !== null) return null;
  return findKindByName(file.name) === undefined ? 'kind' : 'mismatch';
}

interface RefusalText {
  one: (file: CheckedFile) => string;
  /**
   * The message if several files are rejected. It follows the number of files and precedes their
   * names.
   */
  many: string;
}

const acceptedOnlyText = `only ${ACCEPTED_KINDS_TEXT} are accepted. Put other files in a zip archive.`;
const saveAgainText = 'Open it, save it again as PDF, Word or Excel, and choose that file.';

const refusals: Record<RefusalReason, RefusalText> = {
  empty: {
    one: ({ name }) => `${name} is empty (0 KB). ${uploadAdvice.empty}`,
    many: `files are empty (0 KB). ${uploadAdvice.empty}`,
  },
  large: {
    one: ({ name, size }) =>
      `${name} is ${formatKilobytes(size)}: the limit is ${MAX_FILE_MEGABYTES} MB. ${uploadAdvice.large}`,
    many: `files are larger than ${MAX_FILE_MEGABYTES} MB. ${uploadAdvice.large}`,
  },
  ...mapKeys(REJECTED_FORMATS, (format) => ({
    one: ({ name }: CheckedFile) => `${name} cannot be uploaded. ${getAdvice(format)}`,
    many: `files cannot be uploaded. ${getAdvice(format)}`,
  })),
  mismatch: {
    one: ({ name, type }) =>
      `${name} cannot be uploaded: its type, ${normalizeType(type)}, does not fit its name. ${saveAgainText}`,
    many: `files cannot be uploaded: their types do not fit their names. ${saveAgainText}`,
  },
  kind: {
    one: ({ name }) => `${name} cannot be uploaded: ${acceptedOnlyText}`,
    many: `files cannot be uploaded: ${acceptedOnlyText}`,
  },
};

/**
 * Returns the reason why a file cannot be uploaded, as a sentence. Returns null if it can be
 * uploaded.
 */
export function findRejection(file: CheckedFile): string | null {
  const reason = findReason(file);
  return reason && refusals[reason].one(file);
}

export interface Rejection {
  /**
   * The reason as a sentence. The sentence contains the name of the file if there is only one file.
   */
  text: string;
  /** The names of the files if there are several. Otherwise empty. */
  files: string[];
}

export function groupRejections(files: readonly CheckedFile[]): Rejection[] {
  return listKeys(refusals).flatMap((reason): Rejection[] => {
    const refused = files.filter((file) => findReason(file) === reason);
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
