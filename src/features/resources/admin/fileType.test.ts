import { expect, it } from 'vitest';
import { typeInWords } from './fileType';

const office = (kind: string) => `application/vnd.openxmlformats-officedocument.${kind}`;

it.each([
  [office('spreadsheetml.sheet'), 'Excel spreadsheet'],
  ['application/vnd.ms-excel', 'Excel spreadsheet'],
  [office('wordprocessingml.document'), 'Word document'],
  ['application/msword', 'Word document'],
  [office('presentationml.presentation'), 'PowerPoint presentation'],
  ['application/vnd.ms-powerpoint', 'PowerPoint presentation'],
  ['application/vnd.oasis.opendocument.text', 'OpenDocument document'],
  ['application/vnd.oasis.opendocument.spreadsheet', 'OpenDocument spreadsheet'],
  ['application/pdf', 'PDF document'],
  ['application/zip', 'Zip archive'],
  ['application/x-zip-compressed', 'Zip archive'],
  ['application/gzip', 'gzip archive'],
  ['application/x-7z-compressed', '7z archive'],
  ['application/vnd.rar', 'RAR archive'],
  ['image/JPEG', 'JPEG image'],
  ['text/csv', 'CSV file'],
  ['application/x-strange', 'application/x-strange'],
  ['application/octet-stream', 'Unknown'],
  ['', 'Unknown'],
])('%j reads as %s', (type, words) => {
  expect(typeInWords(type)).toBe(words);
});
