import { expect, it } from 'vitest';
import { findOtherDay } from './daysInText';

it.each([
  ['Daily Market Summary 26 November 2026.pdf', '2026-11-26'],
  ['summary_26-11-2026.pdf', '2026-11-26'],
  ['Summary 26.11.2026.pdf', '2026-11-26'],
  ['summary-20261126.pdf', '2026-11-26'],
  ['2026_11_26 summary.docx', '2026-11-26'],
  ['Summary 26 Nov', '2026-11-26'],
  ['Summary 27 Nov 2026.pdf', null],
  ['Summary (27 Nov).pdf', null],
  // '03-04' is ambiguous: 3 April or 4 March.
  ['Summary 03-04-2026.pdf', null],
  ['Market summary v2.pdf', null],
  ['Q3 2026 review.pdf', null],
  ['', null],
])('finds the day in the file name %j if it differs from 27 November: %s', (name, day) => {
  expect(findOtherDay(name, '2026-11-27')).toBe(day);
});
