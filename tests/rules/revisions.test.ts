/**
 * Published values are never lost. After any sequence of accepted writes, the history still has
 * each value that a figure has had.
 */
import { deleteDoc, doc, type DocumentData, getDoc, setDoc } from 'firebase/firestore/lite';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { formatPeriod, findReleasedPeriod, findReleaseDateError } from '@/figures/admin/periods';
import { acceptedPeriods, rejectedPeriods } from '@/figures/admin/periodCases';
import { findIndicatorPeriod } from '@/figures/admin/points';
import {
  hasTenures,
  hasPeriods,
  parsePoints,
  toQuarter,
  type PointFigure,
  type SeriesId,
  seriesIds,
  getYear,
  toYearPath,
} from '@/figures/history';
import { MAX_REVISION_NOTE_LENGTH } from '@/figures/limits';
import { recentPath } from '@/figures/recent';
import { figures, indicators, rateLists } from '@/figures/registry';
import {
  parseRevisions,
  revisionReasons,
  getStoredRevisions,
  listVersions,
} from '@/figures/revisions';
import { indicatorIds } from '@/figures/market';
import { addMonths, toCalendarDay } from '@/lib/calendar';
import { addDays, toLagosDay } from '@/lib/days';
import { toPlainLine } from '@/lib/plainText';
import { groupBy, mapKeys } from '@/lib/records';
import { isSameData } from '@/lib/sameData';
import { toFields, type StoredFields } from '@/lib/stored';
import { staffAccount } from '../../seed/accounts';
import {
  expectAllowed,
  expectRejected,
  adminDocument,
  isAllowed,
  resetDocuments,
  readDocument,
} from '../helpers/backend';
import { commitWithRecord } from '../helpers/recorded';
import { staff } from './clients';

const path = 'history/gdp-2024';
const savedAt = '2025-02-25T12:00:00.000Z';
const [first, other] = [
  { value: 3.4, savedAt },
  { value: 3.84, savedAt },
];
const stored = { series: 'gdp', year: 2024, points: { '2024-Q3': first, '2024-Q4': other } };
const corrected = { value: 3.46, savedAt };
const points = { ...stored.points, '2024-Q3': corrected };
const createNow = () => new Date().toISOString();
const createRevision = (change: DocumentData = {}) => ({
  at: createNow(),
  reason: 'revision',
  note: 'The Bureau raised the third quarter.',
  was: { '2024-Q3': first },
  ...change,
});
const save = (revisions: unknown, more: DocumentData = {}, kind = 'save') =>
  commitWithRecord(staff, [{ path, set: { ...stored, points, ...more, revisions } }], {
    record: (fields) => ({ ...fields, kind }),
  });
const readLastChangeId = async () =>
  String((await getDoc(doc(staff, 'lastChanges', staffAccount.uid))).get('change'));
/**
 * Commits a forged change record without other writes, and returns its id. The record describes the
 * writes with `before` and `after` swapped.
 */
async function plantRecord(writes: readonly { path: string; set: DocumentData }[]) {
  const before: DocumentData = {};
  const after: DocumentData = {};
  for (const write of writes) {
    before[write.path] = write.set;
    after[write.path] = (await readDocument(write.path)) ?? null;
  }
  const paths = Object.keys(before);
  const record = (fields: DocumentData) => ({ ...fields, paths, before, after });
  await commitWithRecord(staff, [], { record });
  return readLastChangeId();
}

describe('a figure whose value changes', () => {
  beforeEach(async () => {
    await resetDocuments();
    await setDoc(adminDocument(path), stored);
  });

  test.each([
    ['no revision', []],
    ['a revision that is not in a list', createRevision()],
    ['another earlier value', [createRevision({ was: { '2024-Q3': other } })]],
    ['the value of another period', [createRevision({ was: { '2024-Q4': other } })]],
    ['the value of an additional period', [createRevision({ was: stored.points })]],
    ['no earlier value', [createRevision({ was: {} })]],
    ['two revisions', [createRevision(), createRevision()]],
    ['an unknown reason', [createRevision({ reason: 'typing' })]],
    ['no reason', [createRevision({ reason: null })]],
    ['a note of two lines', [createRevision({ note: 'One\ntwo' })]],
    [
      'a note that is too long',
      [createRevision({ note: 'x'.repeat(MAX_REVISION_NOTE_LENGTH + 1) })],
    ],
    ['a note that is a number', [createRevision({ note: 7 })]],
    ['a note of spaces', [createRevision({ note: '  ' })]],
    ['an invisible note', [createRevision({ note: '\u3164\u200B' })]],
    ['an earlier time', [createRevision({ at: savedAt })]],
    ['a future time', [createRevision({ at: '2199-01-01T00:00:00.000Z' })]],
    ['an extra field', [createRevision({ by: 'Ada' })]],
  ])('rejects a changed figure of the history with %s', async (_, revisions) => {
    await expectRejected(save(revisions));
    await expectAllowed(save([createRevision({ note: 'x'.repeat(MAX_REVISION_NOTE_LENGTH) })]));
  });

  test.each([...revisionReasons, ''])(
    'accepts a changed figure with the reason "%s"',
    async (reason) => {
      await expectAllowed(save([createRevision({ reason, note: '' })]));
    },
  );

  test.each(['correct', 'import', 'undo'])(
    'requires a reason and a note for a change of the kind "%s"',
    async (kind) => {
      for (const why of [{ reason: '' }, { note: '' }, { reason: 'correction ', note: '' }])
        await expectRejected(save([createRevision(why)], {}, kind));
      await expectAllowed(save([createRevision()], {}, kind));
    },
  );

  test('rejects the deletion of a figure without a revision', async () => {
    await expectRejected(save([], { points: { '2024-Q4': other } }));
    await expectAllowed(save([createRevision()], { points: { '2024-Q4': other } }));
  });

  test('rejects writes that remove or change earlier revisions', async () => {
    const one = createRevision();
    await save([one]);
    const again = { points: { ...points, '2024-Q3': { value: 3.5, savedAt } } };
    const next = createRevision({ was: { '2024-Q3': corrected } });
    for (const storedPoints of [
      [next],
      [next, one],
      [{ ...one, note: 'Other' }, next],
      [one, next, next],
    ])
      await expectRejected(save(storedPoints, again));
    // A write that changes no figure, or only adds figures, must not remove earlier revisions.
    for (const storedPoints of [[], [{ ...one, note: 'Other' }], [one, next]]) {
      await expectRejected(save(storedPoints));
      await expectRejected(save(storedPoints, { points: { ...points, '2024-Q1': other } }));
    }
    await expectAllowed(save([one], { points: { ...points, '2024-Q1': other } }));
    await expectAllowed(save([one, next], { points: { ...again.points, '2024-Q1': other } }));
    await expectRejected(deleteDoc(doc(staff, path)));
  });
});

describe('any sequence of writes', () => {
  const listRevisions = (data: unknown) =>
    getStoredRevisions(data).map((each) => ({ ...toFields(each) }));
  /** Each function returns a wrong list of revisions. It gets the correct and the stored list. */
  const mistakes: Record<string, (correct: StoredFields[], stored: StoredFields[]) => unknown> = {
    none: (correct) => correct,
    'new revision missing': (_, stored) => stored,
    'first revision missing': (correct) => correct.slice(1),
    'only the new revision': (correct) => correct.slice(-1),
    empty: () => [],
    'another earlier value': (correct) =>
      correct.map((each) => ({ ...each, was: { '2024-Q1': first } })),
    'another time': (correct) => correct.map((each) => ({ ...each, at: savedAt })),
    'an earlier value missing': (correct) =>
      correct.map((each) => ({
        ...each,
        was: Object.fromEntries(Object.entries(toFields(each['was']) ?? {}).slice(1)),
      })),
    'another note': (correct) => correct.map((each) => ({ ...each, note: 'Other' })),
  };
  const write = fc.record({
    // Null deletes the point.
    change: fc.dictionary(
      fc.constantFrom('2024-Q1', '2024-Q2', '2024-Q3', '2024-07', '2024-07-01'),
      fc.option(fc.integer({ min: 1, max: 3 })),
      { maxKeys: 2 },
    ),
    mistake: fc.oneof(fc.constant('none'), fc.constantFrom(...Object.keys(mistakes))),
    kind: fc.constantFrom('save', 'import', 'undo'),
    note: fc.constantFrom('', 'Mistyped.'),
  });

  test('keeps each published value after any accepted writes', async () => {
    let allowed = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(write, { minLength: 3, maxLength: 8 }), async (writes) => {
        await resetDocuments();
        await setDoc(adminDocument(path), { ...stored, points: {} });
        const publishedValues: Record<string, (number | null)[]> = {};
        for (const { change, mistake, kind, note } of writes) {
          const before = await readDocument(path);
          const storedPoints = toFields(before?.['points']) ?? {};
          const next: StoredFields = Object.fromEntries([
            ...Object.entries(storedPoints).filter(([key]) => !(key in change)),
            ...Object.entries(change).flatMap(([key, value]) =>
              value === null ? [] : [[key, { value, savedAt: createNow() }] as const],
            ),
          ]);
          const was = Object.fromEntries(
            Object.entries(storedPoints).filter(([key]) => next[key] !== storedPoints[key]),
          );
          const last = { at: createNow(), reason: 'correction', note, was };
          const correct =
            Object.keys(was).length === 0
              ? listRevisions(before)
              : [...listRevisions(before), last];
          const revisions = mistakes[mistake]?.(correct, listRevisions(before));
          const record = (fields: DocumentData) => ({ ...fields, kind });
          const set = { ...stored, points: next, revisions };
          const isAccepted = await isAllowed(commitWithRecord(staff, [{ path, set }], { record }));
          const after = await readDocument(path);
          if (!isAccepted) expect(after).toEqual(before);
          else {
            allowed += 1;
            for (const key of new Set([...Object.keys(storedPoints), ...Object.keys(next)])) {
              if (next[key] !== storedPoints[key])
                (publishedValues[key] ??= []).push(change[key] ?? null);
            }
          }
          const year = {
            points: parsePoints('gdp', 2024, after),
            revisions: parseRevisions('gdp', 2024, after),
          };
          for (const [key, values] of Object.entries(publishedValues)) {
            const replayed = listVersions('gdp', key, year).map(({ value: figure }) =>
              figure !== null && 'value' in figure ? figure.value : null,
            );
            expect(replayed).toEqual(values);
          }
        }
      }),
      { numRuns: 25 },
    );
    expect(allowed).toBeGreaterThan(25);
  });

  // Each series has two test days or periods. `keys` contains them as history keys, and `dates`
  // contains them as dates on Home.
  const days = ['2025-03-13', '2025-03-14'];
  const periods = {
    month: ['2025-01', '2025-02'],
    quarter: ['2025-Q1', '2025-Q2'],
    decision: days,
  };
  const indicatorKeys = mapKeys(indicatorIds, (id) => periods[indicators[id].every]);
  const keys = { ...mapKeys(seriesIds, () => days), ...indicatorKeys };
  const dates: Partial<Record<SeriesId, string[]>> = {
    asi: days,
    ...mapKeys(indicatorIds, (id) => indicatorKeys[id].map(formatPeriod)),
  };
  /** Maps 0, 1, 2 and 3 to four different figures: two values, each with two changes. */
  const createIndex = (value: number) => ({ value: Math.floor(value / 2), change: value % 2 });
  const createFigure = (series: SeriesId, value: number): PointFigure => {
    if (hasTenures(series)) return { tenures: [{ label: '10-YEAR', rate: value }] };
    return series === 'asi' ? createIndex(value) : { value };
  };
  const getValue = (figure: PointFigure | null) => {
    if (figure === null) return undefined;
    if ('tenures' in figure) return figure.tenures[0]?.rate;
    return figure.change === undefined ? figure.value : 2 * figure.value + figure.change;
  };
  const createHome = (series: SeriesId, at: number, value = NaN): StoredFields => {
    const date = dates[series]?.[at];
    if (hasTenures(series)) return { type: rateLists[series].type, ...createFigure(series, value) };
    if (hasPeriods(series)) return { date, percentage: value };
    return series === 'asi' ? { ...createIndex(value), date } : { price: value };
  };
  const position = fc.nat({ max: 1 });
  const createSaves = (series: SeriesId) => {
    const figure = fc.record({ at: position, value: fc.nat({ max: series === 'asi' ? 3 : 1 }) });
    return fc.record({
      // Null saves only the year and omits the figure on Home.
      home: fc.option(figure),
      // The index of the point that the change record names for Home. Null if the record names no
      // point.
      shows: fc.option(position),
      points: fc.array(figure, { maxLength: 2 }),
      isPlanted: fc.boolean(),
    });
  };

  const first = { at: 0, value: 1 };
  const change = { home: first, shows: 0, points: [first], isPlanted: true };
  /**
   * Every run includes these examples: an accepted and a rejected change, each with and without a
   * point.
   */
  const fixedExamples = [
    ...[change, { ...change, home: { at: 0, value: 0 }, points: [] }],
    ...[
      { ...change, points: [] },
      { ...change, points: [{ at: 0, value: 0 }] },
    ],
  ];

  test.each(seriesIds)(
    'rejects a figure on Home without its point in the history: %s',
    async (series) => {
      const [home, path] = [figures[series].path, toYearPath(series, 2025)];
      const getKey = (at: number) => keys[series][at] ?? '';
      const createPoint = (value: number) => ({
        ...createFigure(series, value),
        savedAt: createNow(),
      });
      const createYear = (points: DocumentData) => ({ series, year: 2025, points });
      const verdicts = new Set<string>();
      await fc.assert(
        fc.asyncProperty(
          fc.array(createSaves(series), { minLength: 3, maxLength: 8 }),
          async (saves) => {
            await resetDocuments();
            await setDoc(adminDocument(home), createHome(series, 0, 0));
            await setDoc(adminDocument(path), createYear({ [getKey(0)]: createPoint(0) }));
            for (const { home: next, shows, points: newPoints, isPlanted } of saves) {
              const [before, year] = [await readDocument(home), await readDocument(path)];
              const changed = newPoints.map(
                ({ at, value }) => [getKey(at), createPoint(value)] as const,
              );
              const points = { ...toFields(year?.['points']), ...Object.fromEntries(changed) };
              const all = [
                ...(next === null
                  ? []
                  : [{ path: home, set: createHome(series, next.at, next.value) }]),
                ...(newPoints.length === 0 ? [] : [{ path, set: createYear(points) }]),
              ];
              if (all.length === 0) continue;
              // The commit claims to undo a forged record of the opposite change.
              const undo = isPlanted ? { kind: 'undo', undoes: await plantRecord(all) } : {};
              const record = (fields: DocumentData) => ({
                ...fields,
                ...undo,
                shows: next === null || shows === null ? {} : { [home]: getKey(shows) },
              });
              const shownIndex = series === 'asi' ? next?.at : shows;
              const { [getKey(shownIndex ?? NaN)]: point } = parsePoints(series, 2025, { points });
              const isTrue =
                next === null ||
                (series !== 'asi' && isSameData(all[0]?.set, before)) ||
                (getValue(point ?? null) === next.value &&
                  (!hasPeriods(series) || shownIndex === next.at));
              const isAccepted = await isAllowed(
                commitWithRecord(staff, all, { withoutPoints: true, record }),
              );
              expect(isAccepted).toBe(isTrue);
              verdicts.add(`${isAccepted ? 'accepted' : 'rejected'} with ${all.length}`);
              const stored = await readDocument(path);
              const storedPoints = {
                points: parsePoints(series, 2025, stored),
                revisions: parseRevisions(series, 2025, stored),
              };
              const published = [0, 1].flatMap((at) =>
                listVersions(series, getKey(at), storedPoints).map(({ value: figure }) =>
                  createHome(series, at, getValue(figure)),
                ),
              );
              expect(published).toContainEqual(await readDocument(home));
            }
          },
        ),
        { numRuns: 21, examples: [[fixedExamples]] },
      );
      expect(verdicts.size).toBe(4);
    },
  );

  test.each(['bonds', 'tbills', 'exchangeRate'] as const)(
    'rejects a figure without a point if the stored figure of Home is missing or malformed: %s',
    async (series) => {
      const { path } = figures[series];
      const stored = adminDocument(path);
      for (const [value, unreadable] of [null, { price: 'high', tenures: 'none' }].entries()) {
        const write = { path, set: createHome(series, 0, value) };
        await (unreadable === null ? deleteDoc(stored) : setDoc(stored, unreadable));
        await expectRejected(commitWithRecord(staff, [write], { withoutPoints: true }));
        await expectAllowed(commitWithRecord(staff, [write]));
      }
    },
  );

  /** Random texts that resemble dates. Some of them are valid. */
  const dateLikeText = fc
    .array(
      fc.constantFrom(
        ..."1|3|13|20|29|31|02|24|2024|2025|'25|Oct|May|feb.|February|Sept".split('|'),
        ...'Q1|3Q|q|Quarter|third|1st|20th|of|as at|Thu| | | |, |-|/|.|–'.split('|'),
      ),
      { minLength: 3, maxLength: 8 },
    )
    .map((parts) => parts.join(''));
  const knownDates = [...Object.keys(acceptedPeriods), ...Object.keys(rejectedPeriods)].map(
    toPlainLine,
  );

  test.each(indicatorIds)(
    'rejects a dated figure on Home without the point of its period: %s',
    async (series) => {
      await resetDocuments();
      const { path } = indicators[series];
      const point = { value: 9.5, savedAt };
      const verdicts = new Set<boolean>();
      const isAccepted = async (date: string, key: string | null) => {
        await setDoc(adminDocument(path), { date: '', percentage: 0 });
        const shows = key === null ? {} : { [path]: key };
        const record = (fields: DocumentData) => ({ ...fields, shows });
        const write = { path, set: { date, percentage: 9.5 } };
        return isAllowed(commitWithRecord(staff, [write], { withoutPoints: true, record }));
      };
      const checkDate = async (text: string) => {
        const date = toPlainLine(text);
        if (findReleaseDateError(date, new Date()) !== null) return;
        const key = findIndicatorPeriod(series, date);
        verdicts.add(key === null);
        expect(await isAccepted(date, null), `"${date}" alone`).toBe(key === null);
        const { every } = indicators[series];
        const wrong = { quarter: '2019-Q4', month: '2019-12', decision: '2019-12-02' }[every];
        const years = groupBy([key ?? wrong, wrong], getYear);
        for (const [year, keys] of years) {
          const points = Object.fromEntries(keys.map((each) => [each, point]));
          await setDoc(adminDocument(toYearPath(series, year)), { series, year, points });
        }
        // On the day of a release, staff choose the period themselves. The rules then accept any
        // period for that date.
        const isAny = key === null || findReleasedPeriod(series, date) !== null;
        expect(await isAccepted(date, wrong), `"${date}" as ${wrong}`).toBe(isAny);
        if (key !== null) expect(await isAccepted(date, key), `"${date}" as ${key}`).toBe(true);
      };
      for (const date of knownDates) await checkDate(date);
      await fc.assert(fc.asyncProperty(dateLikeText, checkDate), { numRuns: 60 });
      expect(verdicts.size).toBe(2);
    },
  );

  test.each(indicatorIds)('rejects a figure of a future period on Home: %s', async (series) => {
    await resetDocuments();
    const { path, every } = indicators[series];
    const today = toLagosDay(new Date());
    const inTwoMonths = toCalendarDay(addMonths(Date.parse(today), 2)).slice(0, 7);
    const ahead = {
      month: inTwoMonths,
      quarter: toQuarter(today),
      decision: addDays(today, 2),
    };
    const showOnHome = (date: string, shows: Record<string, string>) =>
      commitWithRecord(staff, [{ path, set: { date, percentage: 9.5 } }], {
        withoutPoints: true,
        record: (fields) => ({ ...fields, shows }),
      });
    // The rules must reject future periods of every frequency, not only of the frequency of the
    // series.
    for (const key of Object.values(ahead)) {
      await expectRejected(showOnHome(key, {}));
      await expectRejected(showOnHome(formatPeriod(key), {}));
    }
    const key = ahead[every];
    const year = toYearPath(series, getYear(key));
    const set = { series, year: getYear(key), points: { [key]: { value: 9.5, savedAt } } };
    await deleteDoc(adminDocument(year));
    await expectRejected(commitWithRecord(staff, [{ path: year, set }]));
    // Firestore rejects the future period on Home even if the history has a point for this period.
    await setDoc(adminDocument(year), set);
    await expectRejected(showOnHome(formatPeriod(key), { [path]: key }));
    await expectAllowed(showOnHome('soon', {}));
  });

  const lastYear = getYear(toLagosDay(new Date())) - 1;
  const sessionDays = [`${lastYear}-03-13`, `${lastYear}-03-14`];
  const few = fc.dictionary(fc.constantFrom(...sessionDays), fc.nat({ max: 1 }), { maxKeys: 2 });

  test('rejects a session in `history/recent` if the document of the year has no point for it', async () => {
    const verdicts = new Set<boolean>();
    const step = fc.record({
      ...{ sessions: few, closes: few },
      ...{ isYear: fc.boolean(), isPlanted: fc.boolean() },
    });
    const both = Object.fromEntries(sessionDays.map((day) => [day, 0]));
    const [first = {}] = Object.entries(both).map(([day, value]) => ({ [day]: value }));
    /**
     * Every run includes these examples: two sessions in sequence, and one session without its
     * point.
     */
    const fixedExamples = [
      ...[first, both].map((some) => {
        return { sessions: some, closes: some, isYear: true, isPlanted: false };
      }),
      { sessions: mapKeys(sessionDays, () => 1), closes: {}, isYear: false, isPlanted: true },
    ];
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
        await resetDocuments();
        const none = { asi: {}, exchangeRate: {} };
        await setDoc(adminDocument(recentPath), none);
        const createPoints = (values: Record<string, number>) =>
          Object.fromEntries(
            Object.entries(values).map(([day, value]) => [day, { value, savedAt }]),
          );
        for (const { sessions, closes, isYear, isPlanted } of steps) {
          const path = toYearPath('asi', lastYear);
          const year = toFields((await readDocument(path))?.['points']) ?? {};
          const points = isYear ? { ...year, ...createPoints(closes) } : year;
          const set = { asi: createPoints(sessions), exchangeRate: {} };
          const all = [
            { path: recentPath, set },
            ...(isYear ? [{ path, set: { series: 'asi', year: lastYear, points } }] : []),
          ];
          const before = await readDocument(recentPath);
          const isTrue = Object.entries(set.asi).every(
            ([day, point]) =>
              isSameData(points[day], point) || isSameData(toFields(before?.['asi'])?.[day], point),
          );
          const undo = isPlanted ? { kind: 'undo', undoes: await plantRecord(all) } : {};
          const record = (fields: DocumentData) => ({ ...fields, ...undo });
          const isAccepted = await isAllowed(
            commitWithRecord(staff, all, { withoutPoints: true, record }),
          );
          expect(isAccepted).toBe(isTrue);
          verdicts.add(isAccepted);
          expect(await readDocument(recentPath)).toEqual(isAccepted ? set : before);
        }
      }),
      { numRuns: 21, examples: [[fixedExamples]] },
    );
    expect(verdicts.size).toBe(2);
  });
});
