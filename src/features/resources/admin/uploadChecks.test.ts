import { describe, expect, it } from 'vitest';
import { getStoredType } from '@/lib/fileKinds';
import { getAdvice, REJECTED_FORMATS, findRejectedFormat, uploadAdvice } from '@/lib/rejectedFiles';
import { MAX_FILE_BYTES } from '../limits';
import { describeFile, findRejection } from './uploadChecks';

const OPEN_XML = 'application/vnd.openxmlformats-officedocument';
const XLSX = `${OPEN_XML}.spreadsheetml.sheet`;
const DOCX = `${OPEN_XML}.wordprocessingml.document`;
const PPTX = `${OPEN_XML}.presentationml.presentation`;

it.each<[type: string, words: string]>([
  [XLSX, 'Excel spreadsheet'],
  ['application/vnd.ms-excel', 'Excel spreadsheet'],
  [DOCX, 'Word document'],
  ['application/msword', 'Word document'],
  [PPTX, 'PowerPoint presentation'],
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
  ['image/webp', 'WebP image'],
  ['image/tiff', 'TIFF image'],
  ['text/comma-separated-values', 'CSV file'],
  ['application/x-rar-compressed', 'RAR archive'],
  ['text/rtf; charset=utf-8', 'RTF document'],
])('describes the MIME type %j as %s', (type, words) => {
  expect(describeFile({ name: 'report', type })).toBe(words);
});

it('describes a CSV file as CSV even if it has the MIME type of Excel', () => {
  const type = 'application/vnd.ms-excel';
  expect(describeFile({ name: 'resources/cat_1/1-a_prices.csv', type })).toBe('CSV file');
  expect(describeFile({ name: 'resources/cat_1/1-a_prices.xls', type })).toBe('Excel spreadsheet');
});

const createFile = (name: string, type: string, size = 10) => ({ name, type, size });

describe('the checks of a chosen file', () => {
  it.each<[name: string, type: string, stored: string]>([
    ['a.pdf', 'application/pdf', 'application/pdf'],
    ['a.PDF', 'application/x-pdf', 'application/pdf'],
    ['a~$.pdf', 'application/pdf', 'application/pdf'],
    ['a.pdf', 'application/octet-stream', 'application/pdf'],
    ['a.bin', '', 'application/octet-stream'],
    ['README', 'application/octet-stream', 'application/octet-stream'],
    ['model.sav', 'binary/octet-stream', 'application/octet-stream'],
    ['prices.csv', '', 'text/csv'],
    ['prices.csv', 'application/vnd.ms-excel', 'text/csv'],
    ['prices.csv', 'text/comma-separated-values', 'text/csv'],
    ['prices.csv', 'application/csv', 'text/csv'],
    ['prices.CSV', 'text/csv;charset=utf-8', 'text/csv'],
    ['prices.csv', 'text/plain', 'text/csv'],
    ['prices.csv', 'application/octet-stream', 'text/csv'],
    ['prices.tsv', 'text/plain', 'text/tab-separated-values'],
    ['a.zip', 'application/x-zip', 'application/zip'],
    ['a.zip', 'application/x-zip-compressed', 'application/zip'],
    ['a.zip', 'multipart/x-zip', 'application/zip'],
    ['a.rar', 'application/x-rar', 'application/vnd.rar'],
    ['a.rar', 'application/x-rar-compressed', 'application/vnd.rar'],
    ['a.rar', 'application/vnd.rar', 'application/vnd.rar'],
    ['a.rar', '', 'application/vnd.rar'],
    ['a.7z', 'application/x-compressed', 'application/x-7z-compressed'],
    ['a.tar.gz', 'application/gzip', 'application/gzip'],
    ['a.tgz', '', 'application/gzip'],
    ['a.gz', 'application/x-gzip', 'application/gzip'],
    ['a.tar.gz', 'application/x-compressed-tar', 'application/gzip'],
    ['a.rtf', 'text/rtf', 'application/rtf'],
    ['a.rtf', 'text/richtext', 'application/rtf'],
    ['a.rtf', 'application/msword', 'application/rtf'],
    ['a.jpg', 'image/jpg', 'image/jpeg'],
    ['a.JPG', 'image/pjpeg', 'image/jpeg'],
    ['a.jpeg', '', 'image/jpeg'],
    ['a.jfif', 'image/jpeg', 'image/jpeg'],
    ['a.png', 'image/x-png', 'image/png'],
    ['a.xlsx', 'application/zip', XLSX],
    ['a.docx', '', DOCX],
    ['a.pptx', PPTX, PPTX],
    ['a.xls', 'application/x-msexcel', 'application/vnd.ms-excel'],
    ['a.ods', 'application/octet-stream', 'application/vnd.oasis.opendocument.spreadsheet'],
    ['document', 'application/pdf', 'application/pdf'],
    ['Report v2.final', 'image/jpg', 'image/jpeg'],
    ['a.txt', 'text/plain', 'text/plain'],
    ['a.pdf', 'application/wps-office.pdf', 'application/pdf'],
    ['a.xlsx', 'application/wps-office.xlsx', XLSX],
    ['a.xls', 'application/wps-office.xls', 'application/vnd.ms-excel'],
    [
      'a.xltx',
      'application/wps-office.template.xlsx',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.template',
    ],
    ['a.docx', 'application/wps-office.docx', DOCX],
    ['a.doc', 'application/wps-office.doc', 'application/msword'],
    ['a.pptx', 'application/wps-office.pptx', PPTX],
    ['a.ppt', 'application/wps-office.ppt', 'application/vnd.ms-powerpoint'],
    ['a.pps', 'application/wps-office.pps', 'application/vnd.ms-powerpoint'],
    ['a.xlsx', 'application/kset', XLSX],
    ['a.xls', 'application/kset', 'application/vnd.ms-excel'],
    ['prices.csv', 'application/kset', 'text/csv'],
    ['a.doc', 'application/kswps', 'application/msword'],
    ['a.docx', 'application/kswps', DOCX],
    ['a.ppt', 'application/ksdps', 'application/vnd.ms-powerpoint'],
    ['a.pptx', 'application/ksdps', PPTX],
    ['a.xls', 'application/vnd.ms-office', 'application/vnd.ms-excel'],
    ['a.docx', 'application/vnd.ms-office', DOCX],
    ['a.xlsx', 'application/x-ole-storage', XLSX],
    ['a.xlsx', 'application/vnd.ms-excel', XLSX],
    ['a.docx', 'application/msword', DOCX],
    ['a.pptx', 'application/vnd.ms-powerpoint', PPTX],
    ['a.xls', XLSX, 'application/vnd.ms-excel'],
    ['a.xls', 'application/x-ms-excel', 'application/vnd.ms-excel'],
    ['a.xlsx', 'application/x-excel', XLSX],
    ['a.xlsx', 'application/haansoftxlsx', XLSX],
    ['a.xlsx', '*/*', XLSX],
    ['a.pdf', 'application/x-download', 'application/pdf'],
    ['a.pdf', 'application/force-download', 'application/pdf'],
    ['a.pdf', 'application/download', 'application/pdf'],
    ['a.docx', 'binary/octet-stream', DOCX],
    ['model.sav', '*/*', 'application/octet-stream'],
    ['a.tgz', 'application/x-gtar-compressed', 'application/gzip'],
  ])('accepts the file %s with the MIME type %j and stores it as %s', (name, type, stored) => {
    expect(findRejection(createFile(name, type))).toBeNull();
    expect(findRejection(createFile(name, type, MAX_FILE_BYTES))).toBeNull();
    expect(getStoredType({ name, type })).toBe(stored);
  });

  const rest =
    'only PDF, Office, CSV, text, image and archive files are accepted. Put other files in a zip archive.';
  it.each([
    [createFile('empty.pdf', 'application/pdf', 0), `is empty (0 KB). ${uploadAdvice.empty}`],
    [
      createFile('big.pdf', 'application/pdf', MAX_FILE_BYTES + 1),
      `is 51200.0 KB: the limit is 50 MB. ${uploadAdvice.large}`,
    ],
    [
      createFile('~$report.docx', '', 0),
      'cannot be uploaded. Programs create hidden files for their own use: choose the document itself.',
    ],
    [
      createFile('.DS_Store', ''),
      'cannot be uploaded. Programs create hidden files for their own use: choose the document itself.',
    ],
    [createFile('a.mp4', 'video/mp4'), `cannot be uploaded: ${rest}`],
    [createFile('README', 'text/x-readme'), `cannot be uploaded: ${rest}`],
    [
      createFile('IMG_1.HEIC', 'image/heic'),
      'cannot be uploaded. Photos in HEIC cannot be shown by most browsers: export the picture as JPEG.',
    ],
    [
      createFile('a.csv', 'video/mp4'),
      'cannot be uploaded: its type, video/mp4, does not fit its name. Open it, save it again as PDF, Word or Excel, and choose that file.',
    ],
  ])('rejects %o with the message: %s', (refused, why) => {
    expect(findRejection(refused)).toBe(`${refused.name} ${why}`);
  });

  it.each<[name: string, type: string, reason: string]>([
    ['a.xlsm', 'application/vnd.ms-excel.sheet.macroEnabled.12', 'macros'],
    ['a.docm', '', 'macros'],
    ['a.xlsb', 'application/octet-stream', 'macros'],
    ['a.pptm', 'application/zip', 'macros'],
    ['list', 'application/vnd.ms-excel.sheet.macroenabled.12', 'macros'],
    ['IMG_1.HEIC', 'image/heic', 'heic'],
    ['IMG_1.heif', '', 'heic'],
    ['photo', 'image/heic', 'heic'],
    ['scan.tif', 'image/tiff', 'tiff'],
    ['scan.TIFF', '', 'tiff'],
    ['scan.tiff', 'application/octet-stream', 'tiff'],
    ['a.svg', 'image/svg+xml', 'svg'],
    ['a.svgz', '', 'svg'],
    ['logo', 'image/svg+xml', 'svg'],
    ['a.bmp', 'image/bmp', 'picture'],
    ['a.psd', '', 'picture'],
    ['a.dng', 'image/x-adobe-dng', 'picture'],
    ['a.html', 'text/html', 'code'],
    ['a.html', '', 'code'],
    ['a.js', 'text/javascript', 'code'],
    ['a.json', 'application/json', 'code'],
    ['a.exe', 'application/octet-stream', 'program'],
    ['a.apk', 'application/vnd.android.package-archive', 'program'],
    ['a.lnk', '', 'program'],
    ['a.bat', 'text/plain', 'program'],
    ['setup', 'application/x-msdownload', 'program'],
    ['a.numbers', '', 'apple'],
    ['a.pages', 'application/zip', 'apple'],
    ['a.key', 'application/vnd.apple.keynote', 'apple'],
    ['~$report.docx', DOCX, 'hidden'],
    ['~$prices.xlsx', '', 'hidden'],
    ['~$macros.xlsm', '', 'hidden'],
    ['.~lock.report.odt#', '', 'hidden'],
    ['.DS_Store', '', 'hidden'],
    ['._report.pdf', 'application/pdf', 'hidden'],
    ['.gitignore', 'text/plain', 'hidden'],
    ['Thumbs.db', '', 'hidden'],
    ['desktop.ini', 'application/octet-stream', 'hidden'],
  ])('rejects the file %s with the MIME type %j and the reason %s', (name, type, reason) => {
    const advice = getAdvice(REJECTED_FORMATS.find((format) => format === reason) ?? 'apple');
    expect(findRejectedFormat({ name, type })).toBe(reason);
    expect(findRejection(createFile(name, type))).toBe(`${name} cannot be uploaded. ${advice}`);
  });
});
