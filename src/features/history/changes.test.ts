import { describe, expect, it, test } from 'vitest';
import { keysOf, mapKeys } from '@/lib/records';
import { listPoint, pointsOf } from '../../../tests/helpers/historyPoints';
import { comparisonOf } from './bases';
import { type ChangeWords, changesOf, describeReading } from './changes';
import cases from './changes.cases.json' with { type: 'json' };
import { figuresOf } from './figures';
import { contentOf } from '../../../tests/helpers/series';

const evening = new Date('2025-03-14T18:00:00Z');
const changes = (slug: string, values: Record<string, number>, now = evening) =>
  changesOf(contentOf(slug), figuresOf(pointsOf(values)), now);
const changeSentence = ({ lead, amount, words }: ChangeWords) =>
  [lead, amount, words].filter(Boolean).join(' ');
const sentences = (slug: string, values: Record<string, number>, now = evening) =>
  changes(slug, values, now).map(changeSentence);

describe('changes in words', () => {
  it.each(Object.entries(cases.sentences))('%s', (_, { slug, values, sentences: expected }) => {
    expect(sentences(slug, values)).toEqual(expected);
  });

  it.each<[slug: string, before: number, newest: number, sentence: string]>([
    ['asi', 105432.07, 105432.08, 'less than 0.01% higher than on Thursday'],
    [
      'exchange-rate',
      1532.45,
      1532.39,
      'A dollar costs N0.06 (less than 0.01%) less than on Thursday',
    ],
    ['exchange-rate', 1532.451, 1532.45, 'A dollar costs less than N0.01 less than on Thursday'],
    ['inflation', 24.481, 24.484, 'less than 0.01 percentage points higher than in January'],
  ])('name a change of %s that rounds to 0.00: %d to %d', (slug, before, newest, sentence) => {
    const keys = slug === 'inflation' ? ['2025-01', '2025-02'] : ['2025-03-13', '2025-03-14'];
    const [first = '', second = ''] = keys;
    expect(sentences(slug, { [first]: before, [second]: newest })).toEqual([sentence]);
  });

  it('have their parts apart', () => {
    const [, ofMonth] = changes('asi', cases.sentences['of the index, in percent'].values);
    expect(ofMonth).toMatchObject({
      against: 'month',
      direction: 'down',
      lead: '',
      amount: '2.43% lower',
      words: 'than a month ago',
      when: 'a month ago',
      base: { key: '2025-02-14' },
    });
    expect(changes('inflation', { '2024-12': 34.8, '2025-01': 24.48 })).toMatchObject([
      {
        direction: 'incomparable',
        amount: '',
        words: 'December was 34.80%, on the old basket: not comparable',
      },
    ]);
  });

  it('of the policy rate on another day, and of one left as it was', () => {
    const { values } = cases.sentences['of the policy rate, as decisions'];
    const nextDay = new Date('2025-03-15T18:00:00Z');
    expect(sentences('policy-rate', { '2020-08-01': 12, ...values }, nextDay)[0]).toBe(
      'Cut from 27.50% on 14 March 2025, the first cut since 2020',
    );
    const left = { '2024-11-26': 27.5, '2025-01-20': 27.5, '2025-02-20': 27.5 };
    expect(sentences('policy-rate', { '2024-09-24': 27.25, ...left })[0]).toBe(
      'Unchanged since 26 November 2024',
    );
  });

  it.each<[day: string, now: Date, string | undefined]>([
    ['2025-02-17', evening, '10.00% higher than on 17 February'],
    ['2025-01-31', evening, '10.00% higher than on 31 January'],
    ['2024-12-02', evening, undefined],
    // Of figures that are old.
    ['2025-02-14', new Date('2025-05-02T18:00:00Z'), '10.00% higher than a month earlier'],
  ])('take for a month ago the session nearest to it: %s', (day, now, sentence) => {
    const values = { [day]: 100, '2025-03-13': 100, '2025-03-14': 110 };
    expect(sentences('asi', values, now)[1]).toBe(sentence);
  });
});

describe('changes of a figure that is old for its series', () => {
  const inflation = { '2025-10': 24.48, '2026-09': 23.56, '2026-10': 23.18 };
  const bonds = { '2024-02-26': 19, '2025-01-27': 18.5, '2025-02-24': 18.3 };
  const index = { '2024-03-14': 100, '2025-03-13': 104, '2025-03-14': 105 };
  const lower = (points: string) => `${points} percentage points lower than`;

  it.each<[slug: string, values: Record<string, number>, day: string, sentences: string[]]>([
    // The figure of November was due on 15 December.
    [
      'inflation',
      inflation,
      '2026-12-22',
      [`${lower('0.38')} in September`, `${lower('1.30')} a year ago`],
    ],
    [
      'inflation',
      inflation,
      '2026-12-23',
      [`${lower('0.38')} in September 2026`, `${lower('1.30')} a year earlier`],
    ],
    // The next auction was due on 24 March.
    [
      'bonds',
      bonds,
      '2025-03-31',
      [`${lower('0.20')} on 27 January`, `${lower('0.70')} a year ago (26 Feb 2024)`],
    ],
    [
      'bonds',
      bonds,
      '2025-04-01',
      [`${lower('0.20')} on 27 January 2025`, `${lower('0.70')} a year earlier (26 Feb 2024)`],
    ],
    // The next session was on Monday 17 March.
    ['asi', index, '2025-03-24', ['0.96% higher than on Thursday', '5.00% higher than a year ago']],
    [
      'asi',
      index,
      '2025-03-25',
      ['0.96% higher than on 13 March 2025', '5.00% higher than a year earlier'],
    ],
  ])('%s, %j, on %s', (slug, values, day, expected) => {
    const history =
      slug === 'bonds'
        ? mapKeys(keysOf(values), (key) => listPoint(['10-YEAR', values[key] ?? 0]))
        : pointsOf(values);
    const figures = figuresOf(history, slug === 'bonds' ? '10-YEAR' : undefined);
    const said = changesOf(contentOf(slug), figures, new Date(`${day}T18:00:00Z`));
    expect(said.map(changeSentence)).toEqual(expected);
  });

  it('does not call a rate old that is still held', () => {
    const values = { '2024-11-26': 27.5, '2025-02-20': 27 };
    const said = sentences('policy-rate', values, new Date('2027-02-20T18:00:00Z'));
    expect(said[1]).toBe('Unchanged from a year ago');
  });
});

test.each(Object.entries(cases.readings))('for the ear: %s', (words, { slug, values }) => {
  const figures = figuresOf(pointsOf(values));
  const last = figures.at(-1);
  if (last === undefined) throw new Error('no figure');
  const comparison = comparisonOf({ all: figures, weekly: false }, last);
  expect(describeReading(contentOf(slug), last, comparison)).toBe(words);
});
