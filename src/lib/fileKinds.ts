/*
 * The kinds of files that staff may upload. storage.rules accepts the same mime types, and a test
 * compares both lists.
 */
import type { FileKind } from './fileKind';
import { toPlainWord } from './plainText';
import { OFFICE_KINDS } from './officeKinds';
import { EXCEL_TYPES, UNKNOWN_TYPES, listWpsTypes, ZIP_SYNONYMS } from './typeSynonyms';

/** The mime types that Windows reports for several kinds of archives. */
const compressedTypes = { mistakenFor: ['application/x-compressed', 'application/x-compress'] };

/**
 * The shared properties of CSV and TSV files. If Excel is installed, Windows reports the mime type
 * of Excel for both.
 */
const plainTable = {
  icon: 'excel',
  group: 'CSV',
  mistakenFor: [...EXCEL_TYPES, 'text/plain'],
} as const;
const image = { icon: 'image', group: 'image' } as const;
const archive = { icon: 'zip', group: 'archive' } as const;

export const FILE_KINDS: readonly FileKind[] = [
  {
    extensions: ['pdf'],
    type: 'application/pdf',
    synonyms: [
      'application/x-pdf',
      'application/acrobat',
      'application/nappdf',
      'application/vnd.pdf',
      'text/pdf',
      'text/x-pdf',
      'image/pdf',
      ...listWpsTypes('pdf'),
    ],
    label: 'PDF document',
    icon: 'pdf',
    group: 'PDF',
  },
  ...OFFICE_KINDS,
  {
    ...plainTable,
    extensions: ['csv'],
    type: 'text/csv',
    synonyms: [
      // Android reports this mime type for CSV files.
      'text/comma-separated-values',
      'text/x-comma-separated-values',
      'text/x-csv',
      'application/csv',
      'application/x-csv',
    ],
    label: 'CSV file',
  },
  {
    ...plainTable,
    extensions: ['tsv', 'tab'],
    type: 'text/tab-separated-values',
    synonyms: ['text/tsv', 'text/x-tsv'],
    label: 'TSV file',
  },
  {
    extensions: ['txt', 'text'],
    type: 'text/plain',
    label: 'Text file',
    icon: 'file',
    group: 'text',
  },
  {
    ...image,
    extensions: ['png'],
    type: 'image/png',
    synonyms: ['image/x-png', 'image/x-citrix-png'],
    label: 'PNG image',
  },
  {
    ...image,
    extensions: ['jpg', 'jpeg', 'jpe', 'jfif'],
    type: 'image/jpeg',
    synonyms: ['image/jpg', 'image/x-jpg', 'image/pjpeg', 'image/x-citrix-jpeg'],
    label: 'JPEG image',
  },
  { ...image, extensions: ['gif'], type: 'image/gif', label: 'GIF image' },
  { ...image, extensions: ['webp'], type: 'image/webp', label: 'WebP image' },
  { ...image, extensions: ['avif'], type: 'image/avif', label: 'AVIF image' },
  {
    ...archive,
    ...compressedTypes,
    extensions: ['zip'],
    type: 'application/zip',
    synonyms: ZIP_SYNONYMS,
    label: 'Zip archive',
  },
  {
    ...archive,
    ...compressedTypes,
    extensions: ['7z'],
    type: 'application/x-7z-compressed',
    synonyms: ['application/x-7z', 'application/7z', 'application/x-7zip'],
    label: '7z archive',
  },
  {
    ...archive,
    ...compressedTypes,
    extensions: ['rar'],
    type: 'application/vnd.rar',
    synonyms: ['application/x-rar', 'application/x-rar-compressed', 'application/rar'],
    label: 'RAR archive',
  },
  {
    ...archive,
    ...compressedTypes,
    extensions: ['gz', 'tgz'],
    type: 'application/gzip',
    synonyms: [
      'application/x-gzip',
      'application/x-tgz',
      'application/x-gtar',
      'application/x-gtar-compressed',
      'application/x-compressed-tar',
      'application/x-gzip-compressed',
      'application/gzipped',
    ],
    label: 'gzip archive',
  },
];

/**
 * The kind of a file with an unknown extension and no mime type. Browsers download such a file
 * instead of showing it.
 */
export const UNKNOWN_KIND: FileKind = {
  extensions: [],
  type: 'application/octet-stream',
  label: 'Unknown',
  icon: 'file',
  group: 'other',
};

export const IMAGE_KINDS = FILE_KINDS.filter(({ icon }) => icon === 'image');

/** Returns the extension of a file name or path, without the dot; '' if there is none. */
export function getExtension(name: string): string {
  return /\.([A-Za-z0-9]{1,12})$/.exec(toPlainWord(name))?.[1] ?? '';
}

/** Returns a mime type in lower case, without parameters such as `charset`. */
export function normalizeType(type: string): string {
  return (type.split(';')[0] ?? '').trim().toLowerCase();
}

const listOwnTypes = ({ type, synonyms = [] }: FileKind) => [type, ...synonyms];

/** Returns all mime types that systems report for a kind of file. */
export const listBrowserMimeTypes = (kind: FileKind): string[] => [
  ...listOwnTypes(kind),
  ...(kind.mistakenFor ?? []),
];

/** Returns the kind with this mime type or synonym; null if there is none. */
export function findKindByType(mimeType: string): FileKind | null {
  const type = normalizeType(mimeType);
  return FILE_KINDS.find((kind) => listOwnTypes(kind).includes(type)) ?? null;
}

export interface NamedFile {
  name: string;
  type: string;
}

/**
 * Returns the kind for the extension of a file name or path; undefined if the extension is unknown.
 */
export function findKindByName(name: string): FileKind | undefined {
  const extension = getExtension(name).toLowerCase();
  return FILE_KINDS.find(({ extensions }) => extensions.includes(extension));
}

/**
 * Returns the kind of a file by its extension; null if the reported mime type contradicts the
 * extension. Some phones report file names without an extension. Then the mime type determines the
 * kind.
 */
export function findFileKind({ name, type: reported }: NamedFile): FileKind | null {
  const type = normalizeType(reported);
  const kind = findKindByName(name);
  if (kind === undefined) return UNKNOWN_TYPES.includes(type) ? UNKNOWN_KIND : findKindByType(type);
  return [...listBrowserMimeTypes(kind), ...UNKNOWN_TYPES].includes(type) ? kind : null;
}

export function getStoredType(file: NamedFile): string {
  return findFileKind(file)?.type ?? normalizeType(file.type);
}

/**
 * Returns the `accept` attribute of a file input for these kinds. Desktop browsers filter files by
 * extension, and phones by mime type. Because of 'application/octet-stream', phones also offer
 * files of unknown types.
 */
export function formatAccept(kinds: readonly FileKind[]): string {
  const all = kinds.flatMap((kind) => [
    ...kind.extensions.map((extension) => `.${extension}`),
    ...listBrowserMimeTypes(kind),
  ]);
  return [...new Set([...all, 'application/octet-stream'])].join(',');
}
