import { describe, expect, it } from 'vitest';
import { storedTypeOf } from '@/lib/fileKinds';
import { adviceFor, REFUSED_FORMATS, refusedFormatOf, uploadAdvice } from '@/lib/refusedFiles';
import types from '../fileTypes.json';
import { MAX_FILE_BYTES } from '../limits';
import { describeFile, refusalOf } from './uploadChecks';

it.each(types.words)('describes the type %j as %s', (type = '', words) => {
  expect(describeFile({ name: 'report', type })).toBe(words);
});

it('describes CSV that is stored with the type of Excel as CSV', () => {
  const type = 'application/vnd.ms-excel';
  expect(describeFile({ name: 'resources/cat_1/1-a_prices.csv', type })).toBe('CSV file');
  expect(describeFile({ name: 'resources/cat_1/1-a_prices.xls', type })).toBe('Excel spreadsheet');
});

const file = (name: string, type: string, size = 10) => ({ name, type, size });

describe('refusalOf', () => {
  it.each(types.accepted)('accepts %s of the type %j, stored as %s', (name, type, stored) => {
    expect(refusalOf(file(name, type))).toBeNull();
    expect(refusalOf(file(name, type, MAX_FILE_BYTES))).toBeNull();
    expect(storedTypeOf({ name, type })).toBe(stored);
  });

  const rest =
    'only PDF, Office, CSV, text, image and archive files are accepted. Put other files in a zip archive.';
  it.each([
    [file('empty.pdf', 'application/pdf', 0), `is empty (0 KB). ${uploadAdvice.empty}`],
    [
      file('big.pdf', 'application/pdf', MAX_FILE_BYTES + 1),
      `is 51200.0 KB: the limit is 50 MB. ${uploadAdvice.large}`,
    ],
    [
      file('~$report.docx', '', 0),
      'cannot be uploaded. Office and computers make such hidden files for themselves: choose the document itself.',
    ],
    [
      file('.DS_Store', ''),
      'cannot be uploaded. Office and computers make such hidden files for themselves: choose the document itself.',
    ],
    [file('a.mp4', 'video/mp4'), `cannot be uploaded: ${rest}`],
    [file('README', 'text/x-readme'), `cannot be uploaded: ${rest}`],
    [
      file('IMG_1.HEIC', 'image/heic'),
      'cannot be uploaded. Photos in HEIC cannot be shown by most browsers: export the picture as JPEG.',
    ],
    [
      file('a.csv', 'video/mp4'),
      'cannot be uploaded: its type, video/mp4, does not fit its name. Open it, save it again as PDF, Word or Excel, and choose that file.',
    ],
  ])('refuses %o, which %s', (refused, why) => {
    expect(refusalOf(refused)).toBe(`${refused.name} ${why}`);
  });

  it.each(types.refused)('refuses %s of the type %j for its reason: %s', (name, type, reason) => {
    const advice = adviceFor(REFUSED_FORMATS.find((format) => format === reason) ?? 'apple');
    expect(refusedFormatOf({ name, type })).toBe(reason);
    expect(refusalOf(file(name, type))).toBe(`${name} cannot be uploaded. ${advice}`);
  });
});
