import { describe, expect, it } from 'vitest';
import { mapKeys } from '@/lib/records';
import { indicatorIds, macroIds } from '../market';
import { sanityMessages } from '@/lib/sanityCheck';
import { marketStaffMessages } from './messages';
import { checkAsi } from './asiDraft';
import { checkMacro, toMacroDraft, type MacroDraft } from './macroDraft';
import { checkTenure } from './ratesDraft';

/** A Friday evening in Lagos. */
const now = new Date('2026-11-20T17:42:00Z');
const { fromTheCloses, noPeriod, rateBeyond } = marketStaffMessages;

describe('the index', () => {
  const stored = { value: 104782.42, change: 0.21, date: '2026-11-19' };
  type Stored = typeof stored | null;
  const check = (value: string, change: string, date: string, from: Stored = stored) =>
    checkAsi({ value, change, date }, from, now);

  it('shows the change from the stored index only if the typed index differs', () => {
    const asStored = check('104782.42', '0.21', '2026-11-19');
    expect([asStored.value.message, asStored.change.message]).toEqual(['', '']);
    expect(asStored.date).toMatchObject({ tone: 'fine', message: 'Thursday 19 November 2026' });
    const first = check('104782.42', '0.21', '2026-11-19', null);
    expect([first.value.message, first.change.message, first.date.tone]).toEqual(['', '', 'fine']);
    expect(check('105,432.07', '', '').value.message).toBe('Up 0.62% from Thursday');
    expect(check('abc', '', '').value.message).toBe('');
  });

  it.each<
    [value: string, change: string, date: string, beyond: string, closes: string, tone: string]
  >([
    ['105432.07', '0.62', '2026-11-20', '', '', 'fine'],
    ['105432.07', '0.63', '2026-11-20', '', '', 'fine'],
    ['105432.07', '0.61', '2026-11-20', '', '', 'fine'],
    ['105432.07', '0.64', '2026-11-20', '', '0.62%', 'warning'],
    ['105432.07', '-0.62', '2026-11-20', '', '0.62%', 'warning'],
    ['105432.07', '', '2026-11-20', '', '0.62%', 'fine'],
    ['105432.07', 'x', '2026-11-20', '', '', 'fine'],
    ['104782.42', '0.21', '2026-11-20', '', '0.00%', 'warning'],
    ['105432.07', '5', '2026-11-19', '', '', 'fine'],
    ['105432.07', '5', '2026-11-18', '', '', 'fine'],
    ['1054', '5', '2026-11-20', '', '', 'fine'],
    ['', '5', '2026-11-20', '', '', 'fine'],
    ['105432.07', '5', '', '', '', 'fine'],
    ['105432.07', '10', '2026-11-19', '', '', 'fine'],
    ['105432.07', '-10', '2026-11-19', '', '', 'fine'],
    ['105432.07', '-10.01', '2026-11-19', '-10.01%', '', 'warning'],
    ['105432.07', '62', '2026-11-19', '+62.00%', '', 'warning'],
    ['105432.07', '62', '2026-11-20', '+62.00%', '0.62%', 'warning'],
  ])(
    'checks the typed change of the index (value %j, change %j, date %j)',
    (value, change, date, beyond, closes, tone) => {
      const expectedText = [
        beyond && sanityMessages.beyondLimit(beyond),
        closes && fromTheCloses(closes),
      ];
      const expected = { message: expectedText.filter(Boolean).join(' '), tone };
      expect(check(value, change, date).change).toMatchObject(expected);
    },
  );

  it('warns if an equal index is stored for another date', () => {
    expect(check('104782.42', '0', '2026-11-20').value.message).toBe(
      'Same value as Thursday, but a new date.',
    );
    expect(check('104782.42', '0', '').value.message).toBe('');
    expect(check('104782.42', '0.21', '2026-11-18')).toMatchObject({
      value: {
        message: marketStaffMessages.earlierClose('Thursday 19 November 2026'),
        tone: 'warning',
      },
      date: {
        message: sanityMessages.older('Wednesday 18 November 2026', '19 Nov 26'),
        tone: 'warning',
      },
    });
  });

  it('compares the typed index with the stored index even if the stored date is invalid', () => {
    const undated = { ...stored, date: '' };
    expect(check('105432.07', '5', '2026-11-20', undated)).toMatchObject({
      value: { message: 'Up 0.62% from 104,782.42' },
      change: { message: '' },
      date: { tone: 'fine' },
    });
  });
});

describe('a rate of a list', () => {
  const stored = [
    { label: '5-YEAR', rate: 18.42 },
    { label: '10-YEAR', rate: 18.74 },
    { label: '30-YEAR', rate: 1912 },
  ];
  // `expectedText` is the expected message. If it is null, the message about zero is expected. If
  // `of` is set, the message about a rate out of range is expected, with the name `of` and the rate
  // `expectedText`.
  it.each<[label: string, rate: string, expectedText: string | null, of: string | null]>([
    ['5-YEAR', '18.39', '-0.03', null],
    [' 5-year ', '18.39', '-0.03', null],
    ['10-YEAR', '18.74', '', null],
    ['20-YEAR', '18.74', '', null],
    ['20-YEAR', '0.00', null, null],
    ['5-YEAR', '0', null, null],
    ['5-YEAR', '18.391', '', null],
    ['5-YEAR', '', '', null],
    [
      '5-YEAR',
      '100',
      'Rate changed: 18.42 to 100.00, 81.58 points higher: over 5 points. Check the digits.',
      null,
    ],
    ['5-YEAR', '23.42', '+5.00', null],
    [
      '5-YEAR',
      '23.43',
      'Rate changed: 18.42 to 23.43, 5.01 points higher: over 5 points. Check the digits.',
      null,
    ],
    ['5-YEAR', '-18.42', 'BONDS 5-YEAR is -18.42%, below 0%.', null],
    ['5-YEAR', '1839', '1,839.00%', 'BONDS 5-YEAR'],
    [' 20-YEAR ', '-100.01', '-100.01%', 'BONDS 20-YEAR'],
    ['30-YEAR', '1912', '1,912.00%', 'BONDS 30-YEAR'],
  ])(
    'returns the message for a rate with the label %j and the value %j',
    (label, rate, expectedText, of) => {
      const expected =
        expectedText === null
          ? sanityMessages.zero
          : of === null
            ? expectedText
            : rateBeyond(of, expectedText);
      expect(checkTenure('bonds', { label, rate }, stored).message).toBe(expected);
    },
  );
  it('gives no message about a rate if no rates are stored', () => {
    const rate = { label: '5-YEAR', rate: '18.39' };
    expect(checkTenure('bonds', rate, null).message).toBe('');
  });
});

describe('the macroeconomic figures', () => {
  const stored = {
    ...mapKeys(indicatorIds, () => ({ date: 'Q3 2026', percentage: 3.84 })),
    monetaryPolicy: null,
    inflation: { date: 'October 2026', percentage: 15.1 },
    exchangeRate: 1531.2,
  };
  const checkAll = (typed: Partial<MacroDraft>) =>
    checkMacro({ ...toMacroDraft(stored), ...typed }, stored, {
      before: null,
      session: '2026-11-20',
    });
  const check = (typed: Partial<MacroDraft>) =>
    mapKeys(macroIds, (id) => checkAll(typed)[id].figure);

  it('warns about figures that are 0 and not about unchanged figures', () => {
    const { monetaryPolicy, ...others } = check({});
    for (const { message: expectedText } of Object.values(others)) expect(expectedText).toBe('');
    expect(monetaryPolicy).toMatchObject({ tone: 'warning', message: sanityMessages.zero });
  });

  it.each([
    ['October 2026', '15.2', 'Inflation rate changed: 15.10 to 15.20, 0.10 points higher', 'fine'],
    ['October 2026', '0', sanityMessages.zero, 'warning'],
    ['October 2026', '1510', rateBeyond('Inflation Rate', '1,510.00%'), 'warning'],
    ['November 2026', '15.1', sanityMessages.sameWithNewDate('October 2026'), 'warning'],
    [' October 2026 ', '15.1', '', 'fine'],
    ['Oct 2026', '15.1', '', 'fine'],
    ['the latest', '15.1', sanityMessages.sameWithNewDate('October 2026'), 'warning'],
    ['', '15.1', '', 'fine'],
    ['October 2026', 'x', '', 'fine'],
  ] as const)(
    'checks inflation with the date %j and the rate %j',
    (date, percentage, expectedText, tone) => {
      const { inflation } = check({ inflation: { date, percentage, period: '' } });
      expect(inflation).toMatchObject({ message: expectedText, tone });
    },
  );

  it.each([
    ['Q3 2026', ''],
    ['Q4 2026', ''],
    ['third quarter of 2026', ''],
    [' the latest ', noPeriod('the latest')],
    ['October 2026', noPeriod('October 2026')],
    [' ', noPeriod('')],
    ['Q2 2026', sanityMessages.older('Q2 2026', 'Q3 2026')],
  ])('checks the date %j of the GDP growth and returns the message %j', (date, expectedText) => {
    const gdp = checkAll({ gdp: { date, percentage: '3.84', period: '' } }).gdp.date;
    expect(gdp).toMatchObject({
      message: expectedText,
      tone: expectedText === '' ? 'fine' : 'warning',
    });
  });
});
