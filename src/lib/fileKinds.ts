/** The kinds of files that staff may upload. storage.rules accepts the same types, by a test. */
import { plainWord } from './plainText';

export type FileIcon = 'pdf' | 'excel' | 'word' | 'powerpoint' | 'image' | 'zip' | 'file';

export interface FileKind {
  /** Lower case, without the dot; the usual one first. */
  extensions: readonly string[];
  /** The type with which a file is stored. */
  type: string;
  /** Other types that mean this kind. */
  synonyms?: readonly string[];
  /** Types of other kinds that some systems report for this extension. */
  mistakenFor?: readonly string[];
  /** The kind in a list of files of the staff area. */
  label: string;
  icon: FileIcon;
  /** The word for this kind and similar ones in the hint of a form. */
  group: string;
}

/** What systems without a type for an extension report. It fits every kind. */
const NO_TYPE = ['', 'application/octet-stream', 'binary/octet-stream'];

const OPEN_XML = 'application/vnd.openxmlformats-officedocument';
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument';
const ZIP_SYNONYMS = ['application/x-zip', 'application/x-zip-compressed', 'multipart/x-zip'];
/** Systems without Office take its files for what they are packed as. */
const asZip = { mistakenFor: ['application/zip', ...ZIP_SYNONYMS] };
/** Windows reports one type for several kinds of archives. */
const asCompressed = { mistakenFor: ['application/x-compressed'] };

const word = { icon: 'word', group: 'Office' } as const;
const excel = { icon: 'excel', group: 'Office' } as const;
const powerpoint = { icon: 'powerpoint', group: 'Office' } as const;
/** Windows reports the type of Excel for tables of plain text once Excel is installed. */
const table = {
  icon: 'excel',
  group: 'CSV',
  mistakenFor: ['application/vnd.ms-excel', 'text/plain'],
} as const;
const image = { icon: 'image', group: 'image' } as const;
const archive = { icon: 'zip', group: 'archive' } as const;

export const FILE_KINDS: readonly FileKind[] = [
  {
    extensions: ['pdf'],
    type: 'application/pdf',
    synonyms: ['application/x-pdf', 'application/acrobat', 'application/vnd.pdf', 'text/pdf'],
    label: 'PDF document',
    icon: 'pdf',
    group: 'PDF',
  },
  {
    ...excel,
    ...asZip,
    extensions: ['xlsx'],
    type: `${OPEN_XML}.spreadsheetml.sheet`,
    label: 'Excel spreadsheet',
  },
  {
    ...excel,
    ...asZip,
    extensions: ['xltx'],
    type: `${OPEN_XML}.spreadsheetml.template`,
    label: 'Excel template',
  },
  {
    ...excel,
    extensions: ['xls'],
    type: 'application/vnd.ms-excel',
    synonyms: ['application/msexcel', 'application/x-msexcel', 'application/x-excel'],
    label: 'Excel spreadsheet',
  },
  {
    ...word,
    ...asZip,
    extensions: ['docx'],
    type: `${OPEN_XML}.wordprocessingml.document`,
    label: 'Word document',
  },
  {
    ...word,
    ...asZip,
    extensions: ['dotx'],
    type: `${OPEN_XML}.wordprocessingml.template`,
    label: 'Word template',
  },
  {
    ...word,
    extensions: ['doc'],
    type: 'application/msword',
    synonyms: ['application/vnd.ms-word', 'application/x-msword'],
    label: 'Word document',
  },
  {
    ...powerpoint,
    ...asZip,
    extensions: ['pptx'],
    type: `${OPEN_XML}.presentationml.presentation`,
    label: 'PowerPoint presentation',
  },
  {
    ...powerpoint,
    ...asZip,
    extensions: ['ppsx'],
    type: `${OPEN_XML}.presentationml.slideshow`,
    label: 'PowerPoint presentation',
  },
  {
    ...powerpoint,
    ...asZip,
    extensions: ['potx'],
    type: `${OPEN_XML}.presentationml.template`,
    label: 'PowerPoint template',
  },
  {
    ...powerpoint,
    extensions: ['ppt', 'pps'],
    type: 'application/vnd.ms-powerpoint',
    synonyms: ['application/mspowerpoint', 'application/x-mspowerpoint'],
    label: 'PowerPoint presentation',
  },
  {
    ...excel,
    ...asZip,
    extensions: ['ods'],
    type: `${OPEN_DOCUMENT}.spreadsheet`,
    label: 'OpenDocument spreadsheet',
  },
  {
    ...word,
    ...asZip,
    extensions: ['odt'],
    type: `${OPEN_DOCUMENT}.text`,
    label: 'OpenDocument document',
  },
  {
    ...powerpoint,
    ...asZip,
    extensions: ['odp'],
    type: `${OPEN_DOCUMENT}.presentation`,
    label: 'OpenDocument presentation',
  },
  {
    ...word,
    extensions: ['rtf'],
    type: 'application/rtf',
    synonyms: ['text/rtf', 'text/richtext', 'application/x-rtf'],
    mistakenFor: ['application/msword'],
    label: 'RTF document',
  },
  {
    ...table,
    extensions: ['csv'],
    type: 'text/csv',
    synonyms: [
      // Android has a name of its own for this type.
      ...['text/comma-separated-values', 'text/x-comma-separated-values', 'text/x-csv'],
      ...['application/csv', 'application/x-csv'],
    ],
    label: 'CSV file',
  },
  {
    ...table,
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
    synonyms: ['image/x-png'],
    label: 'PNG image',
  },
  {
    ...image,
    extensions: ['jpg', 'jpeg', 'jpe', 'jfif'],
    type: 'image/jpeg',
    synonyms: ['image/jpg', 'image/pjpeg'],
    label: 'JPEG image',
  },
  { ...image, extensions: ['gif'], type: 'image/gif', label: 'GIF image' },
  { ...image, extensions: ['webp'], type: 'image/webp', label: 'WebP image' },
  { ...image, extensions: ['avif'], type: 'image/avif', label: 'AVIF image' },
  {
    ...archive,
    ...asCompressed,
    extensions: ['zip'],
    type: 'application/zip',
    synonyms: ZIP_SYNONYMS,
    label: 'Zip archive',
  },
  {
    ...archive,
    ...asCompressed,
    extensions: ['7z'],
    type: 'application/x-7z-compressed',
    synonyms: ['application/x-7z', 'application/7z'],
    label: '7z archive',
  },
  {
    ...archive,
    ...asCompressed,
    extensions: ['rar'],
    type: 'application/vnd.rar',
    synonyms: ['application/x-rar', 'application/x-rar-compressed', 'application/rar'],
    label: 'RAR archive',
  },
  {
    ...archive,
    ...asCompressed,
    extensions: ['gz', 'tgz'],
    type: 'application/gzip',
    synonyms: [
      ...['application/x-gzip', 'application/x-tgz', 'application/x-gtar'],
      'application/x-compressed-tar',
    ],
    label: 'gzip archive',
  },
];

/** A file whose extension nobody thought of, and that no system knows a type for. It can only be downloaded. */
export const UNKNOWN_KIND: FileKind = {
  extensions: [],
  type: 'application/octet-stream',
  label: 'Unknown',
  icon: 'file',
  group: 'other',
};

export const IMAGE_KINDS = FILE_KINDS.filter(({ icon }) => icon === 'image');

/** Returns the extension of a name or a path, without the dot; '' when it has none. */
export function extensionOf(name: string): string {
  return /\.([A-Za-z0-9]{1,12})$/.exec(plainWord(name))?.[1] ?? '';
}

/** Returns a mime type in lower case, without parameters such as a character set. */
export function bareType(type: string): string {
  return (type.split(';')[0] ?? '').trim().toLowerCase();
}

const ownTypes = ({ type, synonyms = [] }: FileKind) => [type, ...synonyms];

/** Returns all types that systems report for a kind. */
export const reportedTypes = (kind: FileKind): string[] => [
  ...ownTypes(kind),
  ...(kind.mistakenFor ?? []),
];

/** Returns the kind that a type means; null for one that means none of them. */
export function kindOfType(mimeType: string): FileKind | null {
  const type = bareType(mimeType);
  return FILE_KINDS.find((kind) => ownTypes(kind).includes(type)) ?? null;
}

export interface NamedFile {
  /** Its name or its path. */
  name: string;
  type: string;
}

/**
 * Returns the kind of a file: that of its extension, if the reported type does not contradict it.
 * A name without a known extension, as some phones give, leaves the type. Null where the type is that of no kind.
 */
export function kindOfFile({ name, type: reported }: NamedFile): FileKind | null {
  const type = bareType(reported);
  const extension = extensionOf(name).toLowerCase();
  const kind = FILE_KINDS.find(({ extensions }) => extensions.includes(extension));
  if (kind === undefined) return NO_TYPE.includes(type) ? UNKNOWN_KIND : kindOfType(type);
  return [...reportedTypes(kind), ...NO_TYPE].includes(type) ? kind : null;
}

/**
 * Returns the `accept` attribute for these kinds. Desktops filter by extension, phones by type: those
 * would not let people choose a file of no known type otherwise.
 */
export function acceptOf(kinds: readonly FileKind[]): string {
  const all = kinds.flatMap((kind) => [
    ...kind.extensions.map((extension) => `.${extension}`),
    ...reportedTypes(kind),
  ]);
  return [...new Set([...all, 'application/octet-stream'])].join(',');
}

/** Joins words as 'PDF, Office and image'; words that come again are left out. */
export function listWords(words: readonly string[]): string {
  const [last = '', ...others] = [...new Set(words)].toReversed();
  return others.length === 0 ? last : `${others.toReversed().join(', ')} and ${last}`;
}
