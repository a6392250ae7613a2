import JSZip from 'jszip';
import { PDFDocument } from 'pdf-lib';
import { expect, test } from 'vitest';
import { devPorts } from '../scripts/local.ts';
import { kinds, type Report } from './files/kinds.ts';
import { exampleDocuments } from './index.ts';
import { tableFor } from './tables.ts';

const report: Report = {
  title: 'Prices & turnover <14 March>',
  category: 'Price List',
  about: 'Official closing prices.',
  date: '2025-03-14T16:15:00.000Z',
  table: tableFor('Price List'),
};

test('PDF files open', async () => {
  const file = await PDFDocument.load(await kinds.pdf.make(report));
  expect(file.getPageCount()).toBe(1);
  expect(file.getTitle()).toBe(report.title);
});

test.each([
  ['excel', 'xl/worksheets/sheet1.xml'],
  ['word', 'word/document.xml'],
  ['powerpoint', 'ppt/slides/slide1.xml'],
] as const)('%s files are packages of well-formed parts', async (kind, part) => {
  const archive = await JSZip.loadAsync(await kinds[kind].make(report));
  expect(Object.keys(archive.files)).toContain('[Content_Types].xml');
  const text = await archive.file(part)?.async('string');
  expect(text).toContain('Prices &amp; turnover &lt;14 March&gt;');
});

test('pictures carry the signature and end of a PNG', async () => {
  const bytes = Buffer.from(await kinds.image.make(report));
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect(bytes.subarray(-8, -4).toString()).toBe('IEND');
});

test('the same seed makes the same bytes', async () => {
  const first = Buffer.from(await kinds.excel.make(report));
  expect(Buffer.from(await kinds.excel.make(report)).equals(first)).toBe(true);
});

test('the example data is what the site was asked to show', () => {
  const documents = exampleDocuments(devPorts);
  const count = (collection: string) =>
    Object.keys(documents).filter((path) => path.startsWith(`${collection}/`)).length;
  expect(count('resourceCategories')).toBe(6);
  expect(count('newsCommentary')).toBe(7);
  expect(count('staff')).toBe(1);
  const inactive = Object.values(documents).filter((data) => data['isActive'] === false);
  expect(inactive).toHaveLength(1);
  expect(documents['equityMarket/topGainers']).toHaveProperty('stocks[0].change', 10);
  expect(documents['equityMarket/topLosers']).toHaveProperty('stocks[0].change', -7.14);
});
