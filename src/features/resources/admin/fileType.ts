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

/** A file's mime type in words; the type itself where there are none, 'Unknown' where it is not known. */
export function typeInWords(mimeType: string): string {
  const type = mimeType.trim().toLowerCase();
  if (type === '' || type === 'application/octet-stream') return 'Unknown';
  const image = /^image\/([a-z]+)$/.exec(type)?.[1];
  if (image !== undefined) return `${image.toUpperCase()} image`;
  return OFFICE.find(([pattern]) => pattern.test(type))?.[1] ?? type;
}
