/**
 * What a figure said is kept: no sequence of writes that the rules allow takes a published value
 * away.
 */
import { deleteDoc, doc, type DocumentData, getDoc, setDoc } from 'firebase/firestore/lite';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { formatPeriod, publishedOn, releaseDateError } from '@/figures/admin/periods';
import { readPeriods, unreadPeriods } from '@/figures/admin/periodCases';
import { periodOf } from '@/figures/admin/points';
import {
  hasTenures,
  isOfPeriods,
  parsePoints,
  quarterOf,
  type PointFigure,
  type SeriesId,
  seriesIds,
  yearOf,
  yearPath,
} from '@/figures/history';
import { MAX_REVISION_NOTE } from '@/figures/limits';
import { recentPath } from '@/figures/recent';
import { figures, indicators, rateLists } from '@/figures/registry';
import { parseRevisions, revisionReasons, storedRevisions, versionsOf } from '@/figures/revisions';
import { indicatorIds } from '@/figures/market';
import { addMonths, dayOf } from '@/lib/calendar';
import { addDays, dayInLagos } from '@/lib/days';
import { plainLine } from '@/lib/plainText';
import { groupBy, mapKeys } from '@/lib/records';
import { sameData } from '@/lib/sameData';
import { fieldsOf, type StoredFields } from '@/lib/stored';
import { staffAccount } from '../../seed/accounts';
import {
  expectAllowed,
  expectRefused,
  historyRules,
  isAllowed,
  resetDocuments,
  storedAt,
} from '../helpers/backend';
import { commitRecorded } from '../helpers/recorded';
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
const now = () => new Date().toISOString();
const revision = (change: DocumentData = {}) => ({
  at: now(),
  reason: 'revision',
  note: 'The Bureau raised the third quarter.',
  was: { '2024-Q3': first },
  ...change,
});
const save = (revisions: unknown, more: DocumentData = {}, kind = 'save') =>
  commitRecorded(staff, [{ path, set: { ...stored, points, ...more, revisions } }], {
    record: (fields) => ({ ...fields, kind }),
  });
/** The id of the record of the last commit. */
const lastChange = async () =>
  String((await getDoc(doc(staff, 'lastChanges', staffAccount.uid))).get('change'));
/**
 * Stores a record of these writes, the other way round, by a commit that writes nothing; returns
 * its id.
 */
async function plantRecord(writes: readonly { path: string; set: DocumentData }[]) {
  const before: DocumentData = {};
  const after: DocumentData = {};
  for (const write of writes) {
    before[write.path] = write.set;
    after[write.path] = (await storedAt(write.path)) ?? null;
  }
  const paths = Object.keys(before);
  const record = (fields: DocumentData) => ({ ...fields, paths, before, after });
  await commitRecorded(staff, [], { record });
  return lastChange();
}

describe('a figure that gets another value', () => {
  beforeEach(async () => {
    await resetDocuments();
    await setDoc(historyRules(path), stored);
  });

  test.each([
    ['nothing', []],
    ['no list', revision()],
    ['another value', [revision({ was: { '2024-Q3': other } })]],
    ['another figure', [revision({ was: { '2024-Q4': other } })]],
    ['one figure more', [revision({ was: stored.points })]],
    ['no figure', [revision({ was: {} })]],
    ['two revisions', [revision(), revision()]],
    ['another reason', [revision({ reason: 'typing' })]],
    ['no reason at all', [revision({ reason: null })]],
    ['a note of two lines', [revision({ note: 'One\ntwo' })]],
    ['a note that is too long', [revision({ note: 'x'.repeat(MAX_REVISION_NOTE + 1) })]],
    ['a note that is no text', [revision({ note: 7 })]],
    ['a note of spaces', [revision({ note: '  ' })]],
    ['a note that nobody can see', [revision({ note: '\u3164\u200B' })]],
    ['another time', [revision({ at: savedAt })]],
    ['a time to come', [revision({ at: '2199-01-01T00:00:00.000Z' })]],
    ['a field more', [revision({ by: 'Ada' })]],
  ])('is refused where the year keeps of it: %s', async (_, revisions) => {
    await expectRefused(save(revisions));
    await expectAllowed(save([revision({ note: 'x'.repeat(MAX_REVISION_NOTE) })]));
  });

  test.each([...revisionReasons, ''])('may have the reason "%s"', async (reason) => {
    await expectAllowed(save([revision({ reason, note: '' })]));
  });

  test.each(['correct', 'import', 'undo'])(
    'says why where its history is what is changed: %s',
    async (kind) => {
      for (const why of [{ reason: '' }, { note: '' }, { reason: 'correction ', note: '' }])
        await expectRefused(save([revision(why)], {}, kind));
      await expectAllowed(save([revision()], {}, kind));
    },
  );

  test('goes only with its revision too', async () => {
    await expectRefused(save([], { points: { '2024-Q4': other } }));
    await expectAllowed(save([revision()], { points: { '2024-Q4': other } }));
  });

  test('keeps the revisions before it, and no other write takes one off', async () => {
    const one = revision();
    await save([one]);
    const again = { points: { ...points, '2024-Q3': { value: 3.5, savedAt } } };
    const next = revision({ was: { '2024-Q3': corrected } });
    for (const kept of [[next], [next, one], [{ ...one, note: 'Other' }, next], [one, next, next]])
      await expectRefused(save(kept, again));
    // Nor one that changes no figure, or only adds one.
    for (const kept of [[], [{ ...one, note: 'Other' }], [one, next]]) {
      await expectRefused(save(kept));
      await expectRefused(save(kept, { points: { ...points, '2024-Q1': other } }));
    }
    await expectAllowed(save([one], { points: { ...points, '2024-Q1': other } }));
    await expectAllowed(save([one, next], { points: { ...again.points, '2024-Q1': other } }));
    await expectRefused(deleteDoc(doc(staff, path)));
  });
});

describe('any sequence of writes', () => {
  const lists = (data: unknown) => storedRevisions(data).map((each) => ({ ...fieldsOf(each) }));
  /** What a write says of revisions in place of the truth, which is the last of `told`. */
  const lies: Record<string, (told: StoredFields[], kept: StoredFields[]) => unknown> = {
    none: (told) => told,
    silent: (_, kept) => kept,
    forgetful: (told) => told.slice(1),
    alone: (told) => told.slice(-1),
    empty: () => [],
    false: (told) => told.map((each) => ({ ...each, was: { '2024-Q1': first } })),
    late: (told) => told.map((each) => ({ ...each, at: savedAt })),
    short: (told) =>
      told.map((each) => ({
        ...each,
        was: Object.fromEntries(Object.entries(fieldsOf(each['was']) ?? {}).slice(1)),
      })),
    reworded: (told) => told.map((each) => ({ ...each, note: 'Other' })),
  };
  const write = fc.record({
    // Null takes the point away.
    change: fc.dictionary(
      fc.constantFrom('2024-Q1', '2024-Q2', '2024-Q3', '2024-07', '2024-07-01'),
      fc.option(fc.integer({ min: 1, max: 3 })),
      { maxKeys: 2 },
    ),
    lie: fc.oneof(fc.constant('none'), fc.constantFrom(...Object.keys(lies))),
    kind: fc.constantFrom('save', 'import', 'undo'),
    note: fc.constantFrom('', 'Mistyped.'),
  });

  test('keeps each value that a figure has had: replayed, they are what is shown', async () => {
    let allowed = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(write, { minLength: 3, maxLength: 8 }), async (writes) => {
        await resetDocuments();
        await setDoc(historyRules(path), { ...stored, points: {} });
        const said: Record<string, (number | null)[]> = {};
        for (const { change, lie, kind, note } of writes) {
          const before = await storedAt(path);
          const kept = fieldsOf(before?.['points']) ?? {};
          const next: StoredFields = Object.fromEntries([
            ...Object.entries(kept).filter(([key]) => !(key in change)),
            ...Object.entries(change).flatMap(([key, value]) =>
              value === null ? [] : [[key, { value, savedAt: now() }] as const],
            ),
          ]);
          const was = Object.fromEntries(
            Object.entries(kept).filter(([key]) => next[key] !== kept[key]),
          );
          const last = { at: now(), reason: 'correction', note, was };
          const told = Object.keys(was).length === 0 ? lists(before) : [...lists(before), last];
          const revisions = lies[lie]?.(told, lists(before));
          const record = (fields: DocumentData) => ({ ...fields, kind });
          const set = { ...stored, points: next, revisions };
          const taken = await isAllowed(commitRecorded(staff, [{ path, set }], { record }));
          const after = await storedAt(path);
          if (!taken) expect(after).toEqual(before);
          else {
            allowed += 1;
            for (const key of new Set([...Object.keys(kept), ...Object.keys(next)])) {
              if (next[key] !== kept[key]) (said[key] ??= []).push(change[key] ?? null);
            }
          }
          const year = {
            points: parsePoints('gdp', 2024, after),
            revisions: parseRevisions('gdp', 2024, after),
          };
          for (const [key, values] of Object.entries(said)) {
            const replayed = versionsOf('gdp', key, year).map(({ said: figure }) =>
              figure !== null && 'value' in figure ? figure.value : null,
            );
            // A figure that was never replaced and is gone again is not there: nothing is shown of
            // it.
            expect(replayed).toEqual(values);
          }
        }
      }),
      { numRuns: 25 },
    );
    expect(allowed).toBeGreaterThan(25);
  });

  /** Two days or periods of each series, as the history names them, and as the dates on Home do. */
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
  /** Of the index 0 to 3 are two values, each with two changes. */
  const indexOf = (value: number) => ({ value: Math.floor(value / 2), change: value % 2 });
  const figureOf = (series: SeriesId, value: number): PointFigure => {
    if (hasTenures(series)) return { tenures: [{ label: '10-YEAR', rate: value }] };
    return series === 'asi' ? indexOf(value) : { value };
  };
  const valueOf = (figure: PointFigure | null) => {
    if (figure === null) return undefined;
    if ('tenures' in figure) return figure.tenures[0]?.rate;
    return figure.change === undefined ? figure.value : 2 * figure.value + figure.change;
  };
  const shownAs = (series: SeriesId, at: number, value = NaN): StoredFields => {
    const date = dates[series]?.[at];
    if (hasTenures(series)) return { type: rateLists[series].type, ...figureOf(series, value) };
    if (isOfPeriods(series)) return { date, percentage: value };
    return series === 'asi' ? { ...indexOf(value), date } : { price: value };
  };
  const place = fc.nat({ max: 1 });
  const saveOf = (series: SeriesId) => {
    const said = fc.record({ at: place, value: fc.nat({ max: series === 'asi' ? 3 : 1 }) });
    return fc.record({
      // Null is the year alone.
      home: fc.option(said),
      // The point that Home shows, as the record says; null where it says none.
      shows: fc.option(place),
      points: fc.array(said, { maxLength: 2 }),
      isPlanted: fc.boolean(),
    });
  };

  const first = { at: 0, value: 1 };
  const change = { home: first, shows: 0, points: [first], isPlanted: true };
  /**
   * Whatever chance brings: a change with its point and one of Home alone, both taken and both
   * refused.
   */
  const always = [
    ...[change, { ...change, home: { at: 0, value: 0 }, points: [] }],
    ...[
      { ...change, points: [] },
      { ...change, points: [{ at: 0, value: 0 }] },
    ],
  ];

  test.each(seriesIds)('gives Home no value that its day never had: %s', async (series) => {
    const [home, path] = [figures[series].path, yearPath(series, 2025)];
    const keyAt = (at: number) => keys[series][at] ?? '';
    const pointOf = (value: number) => ({ ...figureOf(series, value), savedAt: now() });
    const wholeYear = (points: DocumentData) => ({ series, year: 2025, points });
    const verdicts = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(saveOf(series), { minLength: 3, maxLength: 8 }), async (saves) => {
        await resetDocuments();
        await setDoc(historyRules(home), shownAs(series, 0, 0));
        await setDoc(historyRules(path), wholeYear({ [keyAt(0)]: pointOf(0) }));
        for (const { home: next, shows, points: said, isPlanted } of saves) {
          const [before, year] = [await storedAt(home), await storedAt(path)];
          const changed = said.map(({ at, value }) => [keyAt(at), pointOf(value)] as const);
          const points = { ...fieldsOf(year?.['points']), ...Object.fromEntries(changed) };
          const all = [
            ...(next === null ? [] : [{ path: home, set: shownAs(series, next.at, next.value) }]),
            ...(said.length === 0 ? [] : [{ path, set: wholeYear(points) }]),
          ];
          if (all.length === 0) continue;
          // As an undo of a record that tells of the change as if it went back.
          const undo = isPlanted ? { kind: 'undo', undoes: await plantRecord(all) } : {};
          const record = (fields: DocumentData) => ({
            ...fields,
            ...undo,
            shows: next === null || shows === null ? {} : { [home]: keyAt(shows) },
          });
          const of = series === 'asi' ? next?.at : shows;
          const { [keyAt(of ?? NaN)]: point } = parsePoints(series, 2025, { points });
          const isTrue =
            next === null ||
            (series !== 'asi' && sameData(all[0]?.set, before)) ||
            (valueOf(point ?? null) === next.value && (!isOfPeriods(series) || of === next.at));
          const taken = await isAllowed(commitRecorded(staff, all, { alone: true, record }));
          expect(taken).toBe(isTrue);
          verdicts.add(`${taken ? 'taken' : 'refused'} with ${all.length}`);
          const stored = await storedAt(path);
          const kept = {
            points: parsePoints(series, 2025, stored),
            revisions: parseRevisions(series, 2025, stored),
          };
          const published = [0, 1].flatMap((at) =>
            versionsOf(series, keyAt(at), kept).map(({ said: figure }) =>
              shownAs(series, at, valueOf(figure)),
            ),
          );
          expect(published).toContainEqual(await storedAt(home));
        }
      }),
      { numRuns: 21, examples: [[always]] },
    );
    expect(verdicts.size).toBe(4);
  });

  test.each(['bonds', 'tbills', 'exchangeRate'] as const)(
    'gives none to the first of its kind either, or in place of what cannot be read: %s',
    async (series) => {
      const { path } = figures[series];
      const stored = historyRules(path);
      for (const [value, unread] of [null, { price: 'high', tenures: 'none' }].entries()) {
        const write = { path, set: shownAs(series, 0, value) };
        await (unread === null ? deleteDoc(stored) : setDoc(stored, unread));
        await expectRefused(commitRecorded(staff, [write], { alone: true }));
        await expectAllowed(commitRecorded(staff, [write]));
      }
    },
  );

  /** Dates as staff write them, and those that look like one. */
  const written = fc
    .array(
      fc.constantFrom(
        ..."1|3|13|20|29|31|02|24|2024|2025|'25|Oct|May|feb.|February|Sept".split('|'),
        ...'Q1|3Q|q|Quarter|third|1st|20th|of|as at|Thu| | | |, |-|/|.|–'.split('|'),
      ),
      { minLength: 3, maxLength: 8 },
    )
    .map((parts) => parts.join(''));
  const known = [...Object.keys(readPeriods), ...Object.keys(unreadPeriods)].map(plainLine);

  test.each(indicatorIds)('has no figure of a period without its point: %s', async (series) => {
    await resetDocuments();
    const { path } = indicators[series];
    const point = { value: 9.5, savedAt };
    const verdicts = new Set<boolean>();
    const isTaken = async (date: string, key: string | null) => {
      await setDoc(historyRules(path), { date: '', percentage: 0 });
      const shows = key === null ? {} : { [path]: key };
      const record = (fields: DocumentData) => ({ ...fields, shows });
      const write = { path, set: { date, percentage: 9.5 } };
      return isAllowed(commitRecorded(staff, [write], { alone: true, record }));
    };
    const check = async (text: string) => {
      const date = plainLine(text);
      if (releaseDateError(date, new Date()) !== null) return;
      const key = periodOf(series, date);
      verdicts.add(key === null);
      expect(await isTaken(date, null), `"${date}" alone`).toBe(key === null);
      const { every } = indicators[series];
      const wrong = { quarter: '2019-Q4', month: '2019-12', decision: '2019-12-02' }[every];
      const years = groupBy([key ?? wrong, wrong], yearOf);
      for (const [year, keys] of years) {
        const points = Object.fromEntries(keys.map((each) => [each, point]));
        await setDoc(historyRules(yearPath(series, year)), { series, year, points });
      }
      // Of a release staff say which period it is of.
      const isAny = key === null || publishedOn(series, date) !== null;
      expect(await isTaken(date, wrong), `"${date}" as ${wrong}`).toBe(isAny);
      if (key !== null) expect(await isTaken(date, key), `"${date}" as ${key}`).toBe(true);
    };
    for (const date of known) await check(date);
    await fc.assert(fc.asyncProperty(written, check), { numRuns: 60 });
    expect(verdicts.size).toBe(2);
  });

  test.each(indicatorIds)('has no figure of a period that is ahead: %s', async (series) => {
    await resetDocuments();
    const { path, every } = indicators[series];
    const today = dayInLagos(new Date());
    const inTwoMonths = dayOf(addMonths(Date.parse(today), 2)).slice(0, 7);
    const ahead = {
      month: inTwoMonths,
      quarter: quarterOf(today),
      decision: addDays(today, 2),
    };
    const show = (date: string, shows: Record<string, string>) =>
      commitRecorded(staff, [{ path, set: { date, percentage: 9.5 } }], {
        alone: true,
        record: (fields) => ({ ...fields, shows }),
      });
    // Also one that is none of this series.
    for (const key of Object.values(ahead)) {
      await expectRefused(show(key, {}));
      await expectRefused(show(formatPeriod(key), {}));
    }
    const key = ahead[every];
    const year = yearPath(series, yearOf(key));
    const set = { series, year: yearOf(key), points: { [key]: { value: 9.5, savedAt } } };
    await deleteDoc(historyRules(year));
    await expectRefused(commitRecorded(staff, [{ path: year, set }]));
    // Even where the history has it from before.
    await setDoc(historyRules(year), set);
    await expectRefused(show(formatPeriod(key), { [path]: key }));
    await expectAllowed(show('soon', {}));
  });

  const lastYear = yearOf(dayInLagos(new Date())) - 1;
  const sessionDays = [`${lastYear}-03-13`, `${lastYear}-03-14`];
  const few = fc.dictionary(fc.constantFrom(...sessionDays), fc.nat({ max: 1 }), { maxKeys: 2 });

  test('gives the last sessions no point that the history does not have', async () => {
    const verdicts = new Set<boolean>();
    const step = fc.record({
      ...{ sessions: few, closes: few },
      ...{ isYear: fc.boolean(), isPlanted: fc.boolean() },
    });
    const both = Object.fromEntries(sessionDays.map((day) => [day, 0]));
    const [first = {}] = Object.entries(both).map(([day, value]) => ({ [day]: value }));
    /**
     * Whatever chance brings: two sessions one after the other, and one that the history does not
     * have.
     */
    const always = [
      ...[first, both].map((some) => {
        return { sessions: some, closes: some, isYear: true, isPlanted: false };
      }),
      { sessions: mapKeys(sessionDays, () => 1), closes: {}, isYear: false, isPlanted: true },
    ];
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
        await resetDocuments();
        const none = { asi: {}, exchangeRate: {} };
        await setDoc(historyRules(recentPath), none);
        const pointsOf = (values: Record<string, number>) =>
          Object.fromEntries(
            Object.entries(values).map(([day, value]) => [day, { value, savedAt }]),
          );
        for (const { sessions, closes, isYear, isPlanted } of steps) {
          const path = yearPath('asi', lastYear);
          const year = fieldsOf((await storedAt(path))?.['points']) ?? {};
          const points = isYear ? { ...year, ...pointsOf(closes) } : year;
          const set = { asi: pointsOf(sessions), exchangeRate: {} };
          const all = [
            { path: recentPath, set },
            ...(isYear ? [{ path, set: { series: 'asi', year: lastYear, points } }] : []),
          ];
          const before = await storedAt(recentPath);
          const isTrue = Object.entries(set.asi).every(
            ([day, point]) =>
              sameData(points[day], point) || sameData(fieldsOf(before?.['asi'])?.[day], point),
          );
          const undo = isPlanted ? { kind: 'undo', undoes: await plantRecord(all) } : {};
          const record = (fields: DocumentData) => ({ ...fields, ...undo });
          const taken = await isAllowed(commitRecorded(staff, all, { alone: true, record }));
          expect(taken).toBe(isTrue);
          verdicts.add(taken);
          expect(await storedAt(recentPath)).toEqual(taken ? set : before);
        }
      }),
      { numRuns: 21, examples: [[always]] },
    );
    expect(verdicts.size).toBe(2);
  });
});
