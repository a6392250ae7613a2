/**
 * Mime types that are accepted for every kind of file. Systems report them for unknown extensions,
 * and servers send them for files that browsers should download.
 */
export const UNKNOWN_TYPES = [
  '',
  '*/*',
  'application/octet-stream',
  'application/x-octet-stream',
  'binary/octet-stream',
  'application/unknown',
  'application/x-unknown',
  'content/unknown',
  'application/download',
  'application/x-download',
  'application/force-download',
  'application/x-force-download',
];

export const OPEN_XML = 'application/vnd.openxmlformats-officedocument';
export const ZIP_SYNONYMS = [
  'application/x-zip',
  'application/x-zip-compressed',
  'application/x-winzip',
  'multipart/x-zip',
];
export const EXCEL_SYNONYMS = [
  'application/excel',
  'application/msexcel',
  'application/ms-excel',
  'application/x-excel',
  'application/x-msexcel',
  'application/x-ms-excel',
  'application/x-dos_ms_excel',
  'application/vnd.msexcel',
  'application/xls',
  'application/x-xls',
];
export const WORD_SYNONYMS = [
  'application/ms-word',
  'application/vnd.ms-word',
  'application/vnd.msword',
  'application/word',
  'application/x-msword',
  'application/x-ms-word',
  'application/doc',
];
export const POWERPOINT_SYNONYMS = [
  'application/powerpoint',
  'application/mspowerpoint',
  'application/ms-powerpoint',
  'application/x-powerpoint',
  'application/x-mspowerpoint',
  'application/x-ms-powerpoint',
  'application/vnd.mspowerpoint',
];

/** Returns the mime types that WPS Office reports. They contain the extension of the file. */
export const listWpsTypes = (...extensions: string[]): string[] =>
  extensions.flatMap((extension) => [
    `application/wps-office.${extension}`,
    `application/wps-office.template.${extension}`,
  ]);

/**
 * Mime types that systems report for any Excel file. Windows may report the type of .xls files for
 * .xlsx files. `kset` is from WPS Office, and `haansoft` is from Hancom Office.
 */
export const EXCEL_TYPES = [
  'application/vnd.ms-excel',
  ...EXCEL_SYNONYMS,
  `${OPEN_XML}.spreadsheetml.sheet`,
  'application/kset',
  ...listWpsTypes('xls', 'xlsx', 'xltx', 'ods', 'csv'),
  'application/haansoftxls',
  'application/haansoftxlsx',
];
/** Mime types that systems report for any Word file. */
export const WORD_TYPES = [
  'application/msword',
  ...WORD_SYNONYMS,
  `${OPEN_XML}.wordprocessingml.document`,
  'application/kswps',
  ...listWpsTypes('doc', 'docx', 'dotx', 'odt', 'rtf'),
  'application/haansoftdoc',
  'application/haansoftdocx',
];
/** Mime types that systems report for any PowerPoint file. */
export const POWERPOINT_TYPES = [
  'application/vnd.ms-powerpoint',
  ...POWERPOINT_SYNONYMS,
  `${OPEN_XML}.presentationml.presentation`,
  'application/ksdps',
  ...listWpsTypes('ppt', 'pptx', 'pps', 'ppsx', 'potx', 'odp'),
  'application/haansoftppt',
  'application/haansoftpptx',
];
/**
 * Mime types of the container formats of Office files. Systems without Office report them. Current
 * Office files are zip archives. Older files and files with a password are OLE containers.
 */
export const OFFICE_CONTAINERS = [
  'application/zip',
  ...ZIP_SYNONYMS,
  OPEN_XML,
  'application/vnd.openxmlformats',
  'application/vnd.ms-office',
  'application/x-ole-storage',
  'application/cdfv2',
];
