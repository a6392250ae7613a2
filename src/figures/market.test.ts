import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_TENURE_LABEL_LENGTH } from './limits';
import { mapKeys } from '@/lib/records';
import { macroIds, parseAsi, parseFixedIncome, parseMacroeconomics } from './market';

let warn: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('parseAsi', () => {
  it('replaces an invalid date of the index with an empty text', () => {
    const asi = { value: 105432.07, change: 0.62, date: '2025-03-14' };
    expect(parseAsi(asi)).toEqual(asi);
    expect(warn).not.toHaveBeenCalled();
    for (const date of ['2025-02-30', 'yesterday', '', 20250314, '2199-12-31']) {
      expect(parseAsi({ ...asi, date })).toEqual({ ...asi, date: '' });
    }
  });

  it.each([
    [{ value: NaN, change: 0 }, 1],
    [{ value: '1', change: 0 }, 1],
    [{ value: 1e300, change: 0 }, 1],
    [{ value: -1, change: 0 }, 1],
    [{}, 1],
    [7, 1],
    [null, 1],
    [undefined, 0],
  ])('returns null for %o (logged warnings: %d)', (data, warnings) => {
    expect(parseAsi(data)).toBeNull();
    expect(warn).toHaveBeenCalledTimes(warnings);
  });
});

describe('parseFixedIncome', () => {
  it('leaves out tenors with an invalid rate or a label that is too long', () => {
    const marked = 'o\u0323\u0301'.repeat(MAX_TENURE_LABEL_LENGTH);
    const noRate = { label: '10-YEAR', rate: Infinity };
    const tenures = [
      { label: ' 5-YEAR ', rate: 18.39 },
      { label: marked, rate: 18 },
      { label: 'x'.repeat(MAX_TENURE_LABEL_LENGTH + 1), rate: 1 },
      { label: '\u3164', rate: 1 },
      noRate,
      null,
      'x',
    ];
    expect(parseFixedIncome({ bonds: { tenures }, other: 1 })).toEqual({
      bonds: [
        { label: '5-YEAR', rate: 18.39 },
        { label: marked, rate: 18 },
      ],
      tbills: null,
    });
    expect(warn).toHaveBeenCalledOnce();
  });

  it.each([
    [
      { bonds: { tenures: 'x' }, tbills: { tenures: [] } },
      { bonds: null, tbills: [] },
    ],
    ['x', { bonds: null, tbills: null }],
  ])('leaves out invalid lists in %o', (stored, expected) => {
    expect(parseFixedIncome(stored)).toEqual(expected);
  });
});

it('parseMacroeconomics leaves out invalid fields of the four documents', () => {
  expect(
    parseMacroeconomics({
      inflation: { date: ' February 2025 ', percentage: 23.18 },
      gdp: { date: '\u3164', percentage: -3.6 },
      monetaryPolicy: { date: 'x', percentage: 'high' },
      exchangeRate: { price: -1 },
    }),
  ).toEqual({
    ...mapKeys(macroIds, () => null),
    inflation: { date: 'February 2025', percentage: 23.18 },
    gdp: { date: '', percentage: -3.6 },
  });
  expect(warn).toHaveBeenCalledTimes(2);
});
