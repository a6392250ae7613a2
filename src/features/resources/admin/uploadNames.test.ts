import { describe, expect, it } from 'vitest';
import { fileFields } from '../fields';
import {
  getDefaultName,
  getContentDisposition,
  formatDailyName,
  getObjectPath,
} from './uploadNames';

describe('display names and Storage paths of uploaded files', () => {
  it('suggests as the display name the part of the file name before the first dot', () => {
    expect(getDefaultName('Q1 report.v2.pdf')).toBe('Q1 report');
    expect(getDefaultName('.hidden')).toBe('');
  });

  const createItem = (fileName: string, name: string, type = '') => ({
    file: new File(['x'], name, { type }),
    fileName,
    description: '',
    fileIcon: 'pdf' as const,
  });

  it.each([
    [' Q1 / Q2 [a] ', 'x.PDF', 'Q1_-_Q2_-a-.PDF'],
    ['Inflation at 23.18%', 'a.pdf', 'Inflation_at_23.18-.pdf'],
    ['No extension', 'README', 'No_extension'],
    ['Has one.pdf', 'a.PDF', 'Has_one.pdf'],
    ['Ends.', 'a.pdf', 'Ends.pdf'],
    ['Chart', 'a.JPEG', 'Chart.JPEG'],
  ])('builds a Storage path without spaces from the display name %j', (fileName, name, end) => {
    const path = (attempt: number) =>
      getObjectPath(createItem(fileName, name), 'cat_1', 'file_5_ab', attempt);
    expect(path(5)).toBe(`resources/cat_1/5-ab_${end}`);
    expect(path(7)).toBe(`resources/cat_1/5-ab_7_${end}`);
  });

  it('adds the extension of the file type to the download name', () => {
    const formatNames = (plain: string, encoded: string) =>
      `filename="${plain}"; filename*=UTF-8''${encoded}`;
    expect(getContentDisposition(createItem(' Q1/Q2 ', 'x.csv'))).toBe(
      `attachment; ${formatNames('Q1-Q2.csv', 'Q1%2FQ2.csv')}`,
    );
    expect(getContentDisposition(createItem('Q1', 'x.csv', 'application/vnd.ms-excel'))).toBe(
      `attachment; ${formatNames('Q1.csv', 'Q1.csv')}`,
    );
    expect(getContentDisposition(createItem('Q1.PDF', 'x.pdf'))).toBe(
      `inline; ${formatNames('Q1.PDF', 'Q1.PDF')}`,
    );
    expect(getContentDisposition(createItem('Q1', 'README'))).toBe(
      `attachment; ${formatNames('Q1', 'Q1')}`,
    );
    expect(getContentDisposition(createItem('Q1', 'document', 'application/pdf'))).toBe(
      `inline; ${formatNames('Q1.pdf', 'Q1.pdf')}`,
    );
  });
});

it('shortens a long category name but not the date in a file name', () => {
  const name = formatDailyName(
    'x'.repeat(fileFields.name.maxLength),
    new Date('2026-11-20T12:00:00Z'),
  );
  expect(name).toHaveLength(fileFields.name.maxLength);
  expect(name).toMatch(/x, 20 November 2026$/);
});
