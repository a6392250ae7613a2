import type { FileKind } from './fileKind';
import {
  EXCEL_SYNONYMS,
  EXCEL_TYPES,
  OFFICE_CONTAINERS,
  OPEN_XML,
  POWERPOINT_SYNONYMS,
  POWERPOINT_TYPES,
  WORD_SYNONYMS,
  WORD_TYPES,
} from './typeSynonyms';

const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument';

const excel = {
  icon: 'excel',
  group: 'Office',
  mistakenFor: [...EXCEL_TYPES, ...OFFICE_CONTAINERS],
} as const;
const word = {
  icon: 'word',
  group: 'Office',
  mistakenFor: [...WORD_TYPES, ...OFFICE_CONTAINERS],
} as const;
const powerpoint = {
  icon: 'powerpoint',
  group: 'Office',
  mistakenFor: [...POWERPOINT_TYPES, ...OFFICE_CONTAINERS],
} as const;

export const OFFICE_KINDS: readonly FileKind[] = [
  {
    ...excel,
    extensions: ['xlsx'],
    type: `${OPEN_XML}.spreadsheetml.sheet`,
    label: 'Excel spreadsheet',
  },
  {
    ...excel,
    extensions: ['xltx'],
    type: `${OPEN_XML}.spreadsheetml.template`,
    label: 'Excel template',
  },
  {
    ...excel,
    extensions: ['xls'],
    type: 'application/vnd.ms-excel',
    synonyms: EXCEL_SYNONYMS,
    label: 'Excel spreadsheet',
  },
  {
    ...word,
    extensions: ['docx'],
    type: `${OPEN_XML}.wordprocessingml.document`,
    label: 'Word document',
  },
  {
    ...word,
    extensions: ['dotx'],
    type: `${OPEN_XML}.wordprocessingml.template`,
    label: 'Word template',
  },
  {
    ...word,
    extensions: ['doc'],
    type: 'application/msword',
    synonyms: WORD_SYNONYMS,
    label: 'Word document',
  },
  {
    ...powerpoint,
    extensions: ['pptx'],
    type: `${OPEN_XML}.presentationml.presentation`,
    label: 'PowerPoint presentation',
  },
  {
    ...powerpoint,
    extensions: ['ppsx'],
    type: `${OPEN_XML}.presentationml.slideshow`,
    label: 'PowerPoint presentation',
  },
  {
    ...powerpoint,
    extensions: ['potx'],
    type: `${OPEN_XML}.presentationml.template`,
    label: 'PowerPoint template',
  },
  {
    ...powerpoint,
    extensions: ['ppt', 'pps'],
    type: 'application/vnd.ms-powerpoint',
    synonyms: POWERPOINT_SYNONYMS,
    label: 'PowerPoint presentation',
  },
  {
    ...excel,
    extensions: ['ods'],
    type: `${OPEN_DOCUMENT}.spreadsheet`,
    label: 'OpenDocument spreadsheet',
  },
  {
    ...word,
    extensions: ['odt'],
    type: `${OPEN_DOCUMENT}.text`,
    label: 'OpenDocument document',
  },
  {
    ...powerpoint,
    extensions: ['odp'],
    type: `${OPEN_DOCUMENT}.presentation`,
    label: 'OpenDocument presentation',
  },
  {
    ...word,
    extensions: ['rtf'],
    type: 'application/rtf',
    synonyms: ['text/rtf', 'text/richtext', 'application/x-rtf'],
    label: 'RTF document',
  },
];
