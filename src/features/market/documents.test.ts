import { beforeEach, describe, expect, it, vi } from 'vitest';
import { parseAsi, parseFixedIncome, parseMacroeconomics } from './documents';

let warn: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('parseAsi', () => {
  it('reads the index', () => {
    const asi = { value: 105432.07, change: 0.62, date: '2025-03-14' };
    expect(parseAsi(asi)).toEqual(asi);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each(['2025-02-30', 'yesterday', '', 20250314])('shows no date instead of %s', (date) => {
    expect(parseAsi({ value: 1, change: 0, date })).toEqual({ value: 1, change: 0, date: '' });
  });

  it.each([
    { value: NaN, change: 0 },
    { value: '1', change: 0 },
    { value: 1e300, change: 0 },
    {},
    7,
    null,
  ])('leaves out %o with one warning', (data) => {
    expect(parseAsi(data)).toBeNull();
    expect(warn).toHaveBeenCalledOnce();
  });

  it('has none, without a warning, where there is no document', () => {
    expect(parseAsi(undefined)).toBeNull();
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('parseFixedIncome', () => {
  it('leaves out tenures without a label or a usable rate', () => {
    const tenures = [
      { label: ' 5-YEAR ', rate: 18.39 },
      { label: '', rate: 1 },
      { label: '10-YEAR', rate: Infinity },
      null,
      'x',
    ];
    expect(parseFixedIncome({ bonds: { tenures }, other: 1 })).toEqual({
      bonds: [{ label: '5-YEAR', rate: 18.39 }],
      tbills: null,
    });
    expect(warn).toHaveBeenCalledOnce();
  });

  it('leaves out a document that holds no list', () => {
    expect(parseFixedIncome({ bonds: { tenures: 'x' }, tbills: { tenures: [] } })).toEqual({
      bonds: null,
      tbills: [],
    });
  });

  it('reads nothing from what is no collection', () => {
    expect(parseFixedIncome('x')).toEqual({ bonds: null, tbills: null });
  });
});

it('parseMacroeconomics keeps what is good of the four documents', () => {
  expect(
    parseMacroeconomics({
      inflation: { date: ' February 2025 ', percentage: 23.18 },
      gdp: { date: 7, percentage: -3.6 },
      monetaryPolicy: { date: 'x', percentage: 'high' },
      exchangeRate: { price: -1 },
    }),
  ).toEqual({
    inflation: { date: 'February 2025', percentage: 23.18 },
    gdp: { date: '', percentage: -3.6 },
    monetaryPolicy: null,
    exchangeRate: null,
  });
  expect(warn).toHaveBeenCalledTimes(2);
});
