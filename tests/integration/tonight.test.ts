// @vitest-environment jsdom
/** A publication stores all of its documents, or none of them. */
import { breakNetwork, recordRequests, restoreNetwork } from '../helpers/staffArea';
import { waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeStore } from '@/app/admin/store';
import { makeStore as makeVisitorsStore } from '@/app/site/store';
import { holidays } from '@/content/holidays';
import { seriesContent } from '@/content/series';
import type { NextFigures } from '@/figures/admin/entry';
import { findSessionError } from '@/figures/admin/session';
import { findClosedSession } from '@/figures/session';
import { parsePoints } from '@/figures/history';
import { toCsv } from '@/features/history/fileFormats';
import { MarketsHead } from '@/features/history/markets/MarketsHead';
import { openMarkets, useMarkets } from '@/features/history/markets/useMarkets';
import { setServerTime, getServerNow } from '@/firebase/staff/clock';
import { readNewestChanges } from '@/firebase/staff/readChanges';
import { saveTogether } from '@/firebase/staff/editedDocuments';
import { formatLongDay, findNextTradingDay } from '@/lib/calendar';
import { toFields } from '@/lib/stored';
import { tonightMessages } from '@/features/tonight/admin/messages';
import {
  PUBLICATION_METADATA,
  createSaves,
} from '@/features/tonight/admin/publication/publication';
import { testPorts } from '../../scripts/local';
import { deleteDoc, setDoc } from 'firebase/firestore/lite';
import { checkUndo } from '@/features/changes/admin/undo/undoChange';
import { findObstacle } from '@/features/changes/admin/undo/status';
import { getUndoFacts } from '@/pages/admin/undo/undoFacts';
import { toNotePath } from '@/figures/notes';
import { staffAccount, staffName } from '../../seed/accounts';
import { adminDocument, readDocument } from '../helpers/backend';
import { describeChange, readLastChange, undo } from '../helpers/changes';
import { startDatabaseAt, dayBefore, resetToDayBefore, session } from '../helpers/dayBefore';
import { renderLinked } from '../helpers/renderWithStore';
import { saveRate } from '../helpers/savedFigures';
import { setUpStaff } from '../helpers/staffHooks';
import { figureEditors } from '@/firebase/staff/figureEditors';

let store = makeStore();

const FAILED = tonightMessages.publishFailed;
const DAY_MS = 86_400_000;
const ASI = 'marketIndices/ASI';
const RATE = 'macroeconomics/exchangeRate';
const BONDS = 'fixedIncome/bonds';
const GAINERS = 'equityMarket/topGainers';
const asi = { value: 105900, change: 0.44, date: session };
const bonds = { type: 'BONDS', tenures: [{ label: '5-YEAR', rate: 18.35 }] };
const row = { id: 'row-0', stockId: '', symbol: 'MTNN', previous: '245', current: '269.50' };
const sessionFigures: NextFigures = {
  asi,
  exchangeRate: { price: 1531.5 },
  bonds,
  gainers: [row],
};

const publish = (
  next: NextFigures = sessionFigures,
  { now = new Date(), overwrite = false, day = session } = {},
) => {
  const saves = createSaves(next, now, overwrite, day);
  return store
    .dispatch(saveTogether({ saves, note: PUBLICATION_METADATA, message: FAILED }))
    .unwrap();
};

/** Returns the stored documents that a publication can change. */
async function readAll() {
  const [index, rate, list, gainers] = await Promise.all(
    [ASI, RATE, BONDS, GAINERS].map(readDocument),
  );
  return { index, rate, list, gainers };
}

async function openEditors() {
  store = makeStore();
  await Promise.all([
    store.dispatch(figureEditors.asi.load()),
    store.dispatch(figureEditors.macroeconomics.load()),
    store.dispatch(figureEditors.fixedIncome.load()),
    store.dispatch(figureEditors.gainers.load()),
  ]);
}

setUpStaff();
beforeEach(async () => {
  await resetToDayBefore();
  await openEditors();
});

it('writes every figure, its history and one change record in one commit', async () => {
  const requests = await recordRequests(() => publish());
  expect(requests.filter((url) => url.includes(':commit'))).toHaveLength(1);
  expect(await readAll()).toMatchObject({
    index: asi,
    rate: { price: 1531.5 },
    list: bonds,
    gainers: { stocks: [{ symbol: 'MTNN', change: 10 }, {}, {}, {}, {}] },
  });
  const year = session.slice(0, 4);
  expect(await readDocument(`history/asi-${year}`)).toMatchObject({
    points: { [session]: { value: 105900 }, [dayBefore]: {} },
  });
  expect(await readDocument(`history/bonds-${year}`)).toMatchObject({
    points: { [session]: { tenures: bonds.tenures } },
  });
  expect(await readDocument('history/recent')).toMatchObject({
    asi: { [session]: { value: 105900 } },
    exchangeRate: { [session]: { value: 1531.5 } },
  });
  const { [ASI]: change, [GAINERS]: ofGainers } = await readNewestChanges([ASI, GAINERS]);
  expect(change).toMatchObject({ ...PUBLICATION_METADATA, email: staffAccount.email, undoes: '' });
  expect(ofGainers?.id).toBe(change?.id);
});

it('stores a late publication under its session instead of under today', async () => {
  const price = Number((await readDocument(RATE))?.['price']);
  const rest = { ...sessionFigures, asi: { ...asi, date: dayBefore }, exchangeRate: { price } };
  await publish(rest, { day: dayBefore });
  const [recent, list] = await Promise.all([
    readDocument('history/recent'),
    readDocument(`history/bonds-${dayBefore.slice(0, 4)}`),
  ]);
  expect(recent).toMatchObject({
    asi: { [dayBefore]: { value: 105900 } },
    exchangeRate: { [dayBefore]: { value: price } },
  });
  expect(recent?.['exchangeRate']).not.toHaveProperty([session]);
  expect(list).toMatchObject({ points: { [dayBefore]: { tenures: bonds.tenures } } });
});

it('stores only the figures that are ready', async () => {
  const before = await readDocument('fixedIncome/tbills');
  const points = await readDocument(`history/tbills-${session.slice(0, 4)}`);
  const gdp = await readDocument('macroeconomics/gdp');
  await publish();
  expect(await readDocument('fixedIncome/tbills')).toEqual(before);
  expect(await readDocument(`history/tbills-${session.slice(0, 4)}`)).toEqual(points);
  expect(await readDocument('macroeconomics/gdp')).toEqual(gdp);
  expect(await readNewestChanges(['fixedIncome/tbills', 'macroeconomics/gdp'])).toEqual({});
  // The bonds were saved. The T-bills were not saved, so the editors keep their old rates.
  expect(store.getState().figureEditors.fixedIncome.data).toEqual({ bonds, tbills: before });
});

it('lists the figures that firestore.rules rejected, without an offer to retry', async () => {
  const inflation = { date: `March ${Number(session.slice(0, 4)) + 2}`, percentage: 15 };
  await expect(publish({ inflation })).rejects.toBe(
    "Failed to publish tonight's figures. The server rejected Inflation Rate. Correct it, or change it back. If the page asks you to sign in, sign in first.",
  );
  const before = await readAll();
  const message: unknown = await publish({ ...sessionFigures, inflation }).catch(
    (error: unknown) => error,
  );
  expect(message).toContain('Inflation Rate');
  expect(await readAll()).toEqual(before);
});

it('overwrites somebody else’s figure only after confirmation', async () => {
  await saveRate(makeStore(), 1499);
  const before = await readAll();
  expect(await publish()).toMatchObject({ result: 'conflict' });
  expect(await readAll()).toEqual(before);
  expect((await readNewestChanges([ASI]))[ASI]).toBeUndefined();
  expect(await publish(sessionFigures, { overwrite: true })).toMatchObject({ result: 'saved' });
  expect(await readAll()).toMatchObject({ index: asi, rate: { price: 1531.5 } });
});

/** Times of the server's clock, and the newest closed session at each time. */
const moments: readonly [when: string, moment: string, session: string][] = [
  ['Friday before the close', '2026-11-20T13:00:00Z', '2026-11-19'],
  ['Friday afternoon', '2026-11-20T15:00:00Z', '2026-11-20'],
  ['Friday after midnight', '2026-11-20T23:30:00Z', '2026-11-20'],
  ['Saturday', '2026-11-21T11:00:00Z', '2026-11-20'],
  ['Monday at 09:00', '2026-11-23T08:00:00Z', '2026-11-20'],
  ['25 December', '2026-12-25T17:00:00Z', '2026-12-24'],
];

/** Each test combines a moment, a time zone and an error of the computer's clock. */
describe.each([
  ['Africa/Lagos', 0],
  ['America/Los_Angeles', 1],
  ['Asia/Tokyo', 2],
])('in the time zone %s', (zone, zoneIndex) => {
  const originalZone = process.env['TZ'];
  beforeAll(() => {
    process.env['TZ'] = zone;
  });
  afterAll(() => {
    if (originalZone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = originalZone;
  });
  afterEach(() => {
    vi.useRealTimers();
    setServerTime(new Date());
  });

  /** Returns the text of /markets and the CSV file of the exchange rate, as a visitor gets them. */
  async function readPages(moment: Date) {
    vi.useFakeTimers({ toFake: ['Date'], now: moment });
    const visitors = makeVisitorsStore();
    await visitors.dispatch(openMarkets());
    const Head = () => createElement(MarketsHead, { markets: useMarkets() });
    const { container, unmount } = renderLinked(createElement(Head), visitors);
    await waitFor(() => expect(container.textContent).toContain('entered by our staff'));
    const head = container.textContent;
    unmount();
    const { data } = visitors.getState().history[`exchangeRate-${moment.getFullYear()}`] ?? {};
    const naira = seriesContent.find(({ id }) => id === 'exchangeRate');
    return {
      head,
      file: naira && data ? toCsv(naira, [data], new Date()).trim().split('\r\n') : [],
    };
  }

  const rows = moments.map((each, index) => [...each, ((index + zoneIndex) % 3) - 1] as const);
  it.each(rows)(
    'dates a publication on %s (%s) to the session of %s with a clock %i days fast',
    async (...row) => {
      const [, at, closedSession, daysFast] = row;
      const moment = new Date(at);
      const database = await startDatabaseAt(moment, closedSession);
      breakNetwork(async (url, init) => {
        if (!url.includes(`:${testPorts.firestore}/`)) return false;
        return fetch(url.replace(`:${testPorts.firestore}/`, `:${database.port}/`), init);
      });
      vi.useFakeTimers({ toFake: ['Date'], now: moment.getTime() + daysFast * DAY_MS });
      expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
      setServerTime(moment);
      await openEditors();

      const now = getServerNow();
      const day = findClosedSession(now);
      expect(day).toBe(closedSession);
      expect(findSessionError(closedSession, now)).toBeNull();
      expect(findSessionError(findNextTradingDay(closedSession, holidays), now)).not.toBeNull();
      const next = { ...sessionFigures, asi: { ...asi, date: day } };
      await publish(next, { now, day });
      // A save in the editor of T-bills must use the same closed session as the publication.
      const tbills = { type: 'T-BILLS', tenures: [{ label: '91-DAY', rate: 18 }] };
      await store.dispatch(figureEditors.fixedIncome.save({ next: { tbills } })).unwrap();

      const year = closedSession.slice(0, 4);
      expect(await readDocument(ASI)).toEqual({ ...asi, date: closedSession });
      for (const series of ['asi', 'exchangeRate', 'bonds', 'tbills'] as const) {
        const points = parsePoints(
          series,
          Number(year),
          await readDocument(`history/${series}-${year}`),
        );
        expect(Object.keys(points).toSorted().at(-1)).toBe(closedSession);
      }
      const recent = await readDocument('history/recent');
      for (const series of ['asi', 'exchangeRate']) {
        expect(
          Object.keys(toFields(recent?.[series]) ?? {})
            .toSorted()
            .at(-1),
        ).toBe(closedSession);
      }
      const savedAt = new Date(String((await readDocument(GAINERS))?.['lastUpdated']));
      expect(findClosedSession(savedAt)).toBe(closedSession);
      const { head, file } = await readPages(moment);
      expect(head).toContain(`Figures for ${formatLongDay(closedSession)}, entered by our staff `);
      expect(file.at(-1)).toMatch(new RegExp(`^${closedSession},1531.5,`));
      restoreNetwork();
      await database.close();
    },
  );
});

it('stores all figures or none when the network fails at any request', async () => {
  const before = await readAll();
  const calls = (await recordRequests(() => publish())).length;
  await resetToDayBefore();
  // A publication sends at least one read and one commit.
  expect(calls).toBeGreaterThan(1);
  for (let nth = 1; nth <= calls; nth += 1) {
    let seen = 0;
    await openEditors();
    breakNetwork((url) => /:(batchGet|commit|runQuery)/.test(url) && (seen += 1) >= nth);
    await expect(publish(), `call ${nth}`).rejects.toBe(FAILED);
    restoreNetwork();
    expect(await readAll()).toEqual(before);
  }
  expect(await publish()).toMatchObject({ result: 'saved' });
  expect(await readAll()).toMatchObject({ index: asi, list: bonds });
});

describe('a note', () => {
  const path = toNotePath(session);
  const note = { text: 'A dollar cost N1,531.50.', author: staffName };
  const publishWithNote = async (text = note.text, overwrite = false) => {
    const saves = createSaves(sessionFigures, new Date(), overwrite, session, { ...note, text });
    return store
      .dispatch(saveTogether({ saves, note: PUBLICATION_METADATA, message: FAILED }))
      .unwrap();
  };

  it('publishes a note and figures in one commit, which an undo reverts as a whole', async () => {
    await deleteDoc(adminDocument(path));
    const before = await readAll();
    const requests = await recordRequests(() => publishWithNote());
    expect(requests.filter((url) => url.includes(':commit'))).toHaveLength(1);
    expect(await readDocument(path)).toMatchObject(note);
    expect(await readAll()).toMatchObject({ index: asi });
    const change = await readLastChange(path);
    expect(change.documents.map((each) => each.path)).toContain(ASI);
    expect(findObstacle(change, describeChange, getUndoFacts)).toBeNull();
    expect(await checkUndo(change, describeChange)).toEqual({ state: 'ready' });
    expect(await undo(change)).toMatchObject({ result: 'undone' });
    expect(await readDocument(path)).toBeUndefined();
    expect(await readAll()).toEqual(before);
  });

  it('overwrites somebody else’s note only after confirmation', async () => {
    await setDoc(adminDocument(path), {
      ...note,
      text: 'Other',
      savedAt: new Date().toISOString(),
    });
    const outcome = await publishWithNote();
    expect(outcome).toMatchObject({
      result: 'conflict',
      theirs: { note: { documents: { note: { text: 'Other' } } } },
    });
    expect(await readDocument(path)).toMatchObject({ text: 'Other' });
    expect(await publishWithNote(note.text, true)).toMatchObject({ result: 'saved' });
    expect(await readDocument(path)).toMatchObject(note);
    expect(await readDocument(path)).toHaveProperty('editedAt');
  });
});
