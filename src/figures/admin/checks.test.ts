import { describe, expect, it } from 'vitest';
import { mapKeys } from '@/lib/records';
import { indicatorIds, macroIds } from '../market';
import { sanityMessages as words } from '@/lib/sanityCheck';
import { marketStaffMessages } from './messages';
import { checkAsi } from './asiDraft';
import { checkMacro, macroDraftOf, type MacroDraft } from './macroDraft';
import { checkTenure } from './ratesDraft';
import cases from './checks.cases.json' with { type: 'json' };

/** Friday evening in Lagos. */
const now = new Date('2026-11-20T17:42:00Z');
const { fromTheCloses, noPeriod, rateBeyond } = marketStaffMessages;

describe('the index', () => {
  const stored = { value: 104782.42, change: 0.21, date: '2026-11-19' };
  type Stored = typeof stored | null;
  const check = (value: string, change: string, date: string, from: Stored = stored) =>
    checkAsi({ value, change, date }, from, now);

  it('is quiet as it is stored, and where nothing is; else it is compared', () => {
    const asStored = check('104782.42', '0.21', '2026-11-19');
    expect([asStored.value.words, asStored.change.words]).toEqual(['', '']);
    expect(asStored.date).toMatchObject({ tone: 'fine', words: 'Thursday 19 November 2026' });
    const first = check('104782.42', '0.21', '2026-11-19', null);
    expect([first.value.words, first.change.words, first.date.tone]).toEqual(['', '', 'fine']);
    expect(check('105,432.07', '', '').value.words).toBe('Up 0.62% from Thursday');
    expect(check('abc', '', '').value.words).toBe('');
  });

  // Among them a correction of the day stored, an older day, and a value that is wrong itself.
  it.each(cases.changes)(
    '$value with a change of $change on $date',
    ({ value, change, date, beyond, closes, tone }) => {
      const said = [beyond && words.beyondLimit(beyond), closes && fromTheCloses(closes)];
      const expected = { words: said.filter(Boolean).join(' '), tone };
      expect(check(value, change, date).change).toMatchObject(expected);
    },
  );

  it('with the value stored and another date wants a look', () => {
    expect(check('104782.42', '0', '2026-11-20').value.words).toBe(
      'Same as Thursday, with a new date.',
    );
    expect(check('104782.42', '0', '').value.words).toBe('');
    expect(check('104782.42', '0.21', '2026-11-18')).toMatchObject({
      value: {
        words: marketStaffMessages.earlierClose('Thursday 19 November 2026'),
        tone: 'warning',
      },
      date: { words: words.older('Wednesday 18 November 2026', '19 Nov 26'), tone: 'warning' },
    });
  });

  it('without a usable stored date is compared with the figure', () => {
    const undated = { ...stored, date: '' };
    expect(check('105432.07', '5', '2026-11-20', undated)).toMatchObject({
      value: { words: 'Up 0.62% from 104,782.42' },
      change: { words: '' },
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
  // What is said of a rate that is zero, and of one beyond its limit, are constants.
  it.each(cases.rates)('$label at $rate', ({ label, rate, said, of }) => {
    const expected = said === null ? words.zero : of === null ? said : rateBeyond(of, said);
    expect(checkTenure('bonds', { label, rate }, stored).words).toBe(expected);
  });
  it('has nothing to be compared with where nothing is stored', () => {
    const rate = { label: '5-YEAR', rate: '18.39' };
    expect(checkTenure('bonds', rate, null).words).toBe('');
  });
});

describe('the figures of the economy', () => {
  const stored = {
    ...mapKeys(indicatorIds, () => ({ date: 'Q3 2026', percentage: 3.84 })),
    monetaryPolicy: null,
    inflation: { date: 'October 2026', percentage: 15.1 },
    exchangeRate: 1531.2,
  };
  const checkAll = (typed: Partial<MacroDraft>) =>
    checkMacro({ ...macroDraftOf(stored), ...typed }, stored, {
      before: null,
      session: '2026-11-20',
    });
  const check = (typed: Partial<MacroDraft>) =>
    mapKeys(macroIds, (id) => checkAll(typed)[id].figure);

  it('are quiet as they are stored, but for a 0', () => {
    const { monetaryPolicy, ...others } = check({});
    for (const { words: said } of Object.values(others)) expect(said).toBe('');
    expect(monetaryPolicy).toMatchObject({ tone: 'warning', words: words.zero });
  });

  it.each([
    ['October 2026', '15.2', 'Inflation rate changed: 15.10 to 15.20, 0.10 points higher', 'fine'],
    ['October 2026', '0', words.zero, 'warning'],
    ['October 2026', '1510', rateBeyond('Inflation Rate', '1,510.00%'), 'warning'],
    ['November 2026', '15.1', words.sameWithNewDate('October 2026'), 'warning'],
    [' October 2026 ', '15.1', '', 'fine'],
    ['Oct 2026', '15.1', '', 'fine'],
    ['the latest', '15.1', words.sameWithNewDate('October 2026'), 'warning'],
    ['', '15.1', '', 'fine'],
    ['October 2026', 'x', '', 'fine'],
  ] as const)('inflation of %s at %s', (date, percentage, said, tone) => {
    const { inflation } = check({ inflation: { date, percentage, period: '' } });
    expect(inflation).toMatchObject({ words: said, tone });
  });

  it.each([
    ['Q3 2026', ''],
    ['Q4 2026', ''],
    ['third quarter of 2026', ''],
    [' the latest ', noPeriod('the latest')],
    ['October 2026', noPeriod('October 2026')],
    [' ', noPeriod('')],
    ['Q2 2026', words.older('Q2 2026', 'Q3 2026')],
  ])('the date %j wants a look: %j', (date, said) => {
    const gdp = checkAll({ gdp: { date, percentage: '3.84', period: '' } }).gdp.date;
    expect(gdp).toMatchObject({ words: said, tone: said === '' ? 'fine' : 'warning' });
  });
});
