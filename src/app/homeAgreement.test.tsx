/**
 * Compares the change of the index on Home and in the strip of every page with the stored points.
 */
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeStore } from '@/app/site/store';
import { seriesContent } from '@/content/series';
import { createLoadedState } from '../../tests/helpers/builders';
import { renderLinked } from '../../tests/helpers/renderWithStore';
import { stopClock } from '../../tests/helpers/expected/clock';
import { addDays, isTradingDay } from '../../tests/helpers/expected/dates';
import { toRows, type FigureRow } from '../../tests/helpers/expected/figures';
import { histories } from '../../tests/helpers/expected/histories';
import { describeChangeBetween, formatValue } from '../../tests/helpers/expected/values';
import { AsiPanel } from '@/features/market/AsiPanel';
import { TodayStrip } from '@/features/market/TodayStrip';

/**
 * The strip and the panel show the change from the previous session. If that session is not stored,
 * they show the change that staff entered with the index.
 */
function checkHome(all: FigureRow[]) {
  const newest = all.at(-1);
  if (newest === undefined) return;
  const typed = -1.23;
  const index = { value: newest.value, change: typed, date: newest.day };
  const sessions = Object.fromEntries(all.slice(-30).map(({ day, value }) => [day, value]));
  const market = {
    ...makeStore().getState().market,
    asi: createLoadedState(index),
    recent: createLoadedState({ asi: sessions, exchangeRate: {} }),
  };
  let session = addDays(newest.day, -1);
  while (!isTradingDay(session)) session = addDays(session, -1);
  const base = all.find(({ day }) => day === session);
  const asi = seriesContent.find(({ id }) => id === 'asi');
  if (asi === undefined) throw new Error('no index');
  const change =
    base === undefined ? '-1.23%' : describeChangeBetween(asi, base.value, newest.value).short;
  renderLinked(
    <>
      <TodayStrip />
      <AsiPanel />
    </>,
    makeStore({ market }),
  );
  const strip = screen.getByRole('region', { name: 'Figures of the day' });
  expect(strip).toHaveTextContent(
    `${formatValue(asi, newest.value)}${change} from the previous session`,
  );
  const panel = screen.getByRole('article');
  expect(panel).toHaveTextContent(`${change}from the previous session`);
}

beforeEach(stopClock);

const withIndex = Object.entries(histories).filter(([, { asi }]) => asi !== undefined);

describe.each(withIndex)('Home with the points of %s', (_, points) => {
  const closes = toRows(points.asi ?? {});
  it.each([0, 1, 2, 3])(
    'shows the same index change in the Today strip and the panel (newest %d sessions removed)',
    (ago) => {
      expect.hasAssertions();
      checkHome(closes.slice(0, closes.length - ago));
    },
  );
});
