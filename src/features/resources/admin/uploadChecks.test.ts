import { describe, expect, it } from 'vitest';
import types from '../fileTypes.json';
import { fileTexts } from '../fields';
import { adviceFor, REFUSED_REASONS, refusedReasonOf } from '@/lib/refusedFiles';
import { MAX_FILE_BYTES } from '../limits';
import {
  contentTypeOf,
  defaultName,
  dispositionOf,
  nameFromCategory,
  objectPath,
  refusalOf,
  describeFile,
} from './uploadChecks';

it.each(types.words)('%j reads as %s', (type = '', words) => {
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
    expect(contentTypeOf(file(name, type))).toBe(stored);
  });

  const rest =
    'only PDF, Office, CSV, text, image and archive files are accepted. Put other files in a zip archive.';
  it.each([
    [file('empty.pdf', 'application/pdf', 0), 'is empty (0 KB).'],
    [file('big.pdf', 'application/pdf', MAX_FILE_BYTES + 1), 'is 51200.0 KB: the limit is 50 MB.'],
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
    const advice = adviceFor(REFUSED_REASONS.find((each) => each === reason) ?? 'apple');
    expect(refusedReasonOf({ name, type })).toBe(reason);
    expect(refusalOf(file(name, type))).toBe(`${name} cannot be uploaded. ${advice}`);
  });
});

describe('names and paths', () => {
  it('takes the name up to its first dot, and knows the type of what the browser does not', () => {
    expect(defaultName('Q1 report.v2.pdf')).toBe('Q1 report');
    expect(defaultName('.hidden')).toBe('');
    expect(contentTypeOf(file('a.CSV', ''))).toBe('text/csv');
    expect(contentTypeOf(file('a', ''))).toBe('application/octet-stream');
  });

  const item = (fileName: string, name: string, type = '') => ({
    file: new File(['x'], name, { type }),
    fileName,
    fileIcon: 'pdf' as const,
  });

  it.each([
    [' Q1 / Q2 [a] ', 'x.PDF', 'Q1_-_Q2_-a-.PDF'],
    ['Inflation at 23.18%', 'a.pdf', 'Inflation_at_23.18-.pdf'],
    ['No extension', 'README', 'No_extension'],
    ['Has one.pdf', 'a.PDF', 'Has_one.pdf'],
    ['Ends.', 'a.pdf', 'Ends.pdf'],
    ['Chart', 'a.JPEG', 'Chart.JPEG'],
  ])(
    'makes a path of the id of the record and %j, without spaces or slashes',
    (fileName, name, end) => {
      const path = (attempt: number) =>
        objectPath(item(fileName, name), 'cat_1', 'file_5_ab', attempt);
      expect(path(5)).toBe(`resources/cat_1/5-ab_${end}`);
      expect(path(7)).toBe(`resources/cat_1/5-ab_7_${end}`);
    },
  );

  it('says how a file is sent, and its name', () => {
    const names = (plain: string, encoded: string) =>
      `filename="${plain}"; filename*=UTF-8''${encoded}`;
    expect(dispositionOf(item(' Q1/Q2 ', 'x.csv'))).toBe(
      `attachment; ${names('Q1-Q2.csv', 'Q1%2FQ2.csv')}`,
    );
    expect(dispositionOf(item('Q1', 'x.csv', 'application/vnd.ms-excel'))).toBe(
      `attachment; ${names('Q1.csv', 'Q1.csv')}`,
    );
    expect(dispositionOf(item('Q1.PDF', 'x.pdf'))).toBe(`inline; ${names('Q1.PDF', 'Q1.PDF')}`);
    expect(dispositionOf(item('Q1', 'README'))).toBe(`attachment; ${names('Q1', 'Q1')}`);
    expect(dispositionOf(item('Q1', 'document', 'application/pdf'))).toBe(
      `inline; ${names('Q1.pdf', 'Q1.pdf')}`,
    );
  });
});

it('keeps the day whole where a category has the longest name', () => {
  const name = nameFromCategory('x'.repeat(fileTexts.name.most), new Date('2026-11-20T12:00:00Z'));
  expect(name).toHaveLength(fileTexts.name.most);
  expect(name).toMatch(/x, 20 November 2026$/);
});
