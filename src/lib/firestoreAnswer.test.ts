import { expect, test } from 'vitest';
import { parseResponse } from './firestoreAnswer';

const root = 'projects/demo/databases/(default)/documents';

test('returns the documents of batchGet and runQuery responses', () => {
  const value = { doubleValue: 105432.07 };
  const date = { stringValue: '2026-03-17' };
  const readTime = '2026-03-17T18:05:00Z';
  expect(
    parseResponse([
      { found: { name: `${root}/marketIndices/ASI`, fields: { value, date } }, readTime },
    ]),
  ).toEqual({ 'marketIndices/ASI': { value: 105432.07, date: '2026-03-17' } });
  expect(
    parseResponse([
      { document: { name: `${root}/a/1`, fields: { whole: { integerValue: '1500' } } }, readTime },
      { document: { name: `${root}/a/documents` }, readTime },
    ]),
  ).toEqual({ 'a/1': { whole: 1500 }, 'a/documents': {} });
});

test.each([
  { answer: null },
  { answer: 'text' },
  { answer: {} },
  { answer: [] },
  { answer: [null, 3] },
  { answer: [{ missing: 'projects/demo/databases/(default)/documents/marketIndices/ASI' }] },
  { answer: [{ error: { code: 403, status: 'PERMISSION_DENIED' } }] },
  { answer: [{ found: { fields: {} } }] },
])('returns no documents for the response $answer', ({ answer }) => {
  expect(parseResponse(answer)).toEqual({});
});
