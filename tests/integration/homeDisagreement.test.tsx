// @vitest-environment jsdom
/**
 * Visitors see a notice if Home and the page of a series show different figures for the same day.
 */
import '../helpers/staffArea';
import { act, renderHook, waitFor } from '@testing-library/react';
import { setDoc } from 'firebase/firestore/lite';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeStore, openPage } from '@/app/site/store';
import type { SeriesSlug } from '@/content/seriesSlugs';
import { getPointValue } from '@/features/history/figures';
import { noticeMessages } from '@/features/history/messages';
import { formatPeriodDate } from '@/features/history/periods';
import { homeFigures } from '@/features/market/homeFigures';
import { useHomeDisagreement } from '@/features/history/series/useHomeDisagreement';
import { useSeriesHistory } from '@/features/history/useSeriesHistory';
import { formatValue } from '@/features/history/values';
import { fetchAsi, fetchMacroeconomics } from '@/features/market/marketSlice';
import {
  sortNewestFirst,
  parsePoints,
  type PointFigure,
  getYear,
  toYearPath,
} from '@/figures/history';
import { figures } from '@/figures/registry';
import { firestore } from '@/firebase/firestore';
import { toLagosDay } from '@/lib/days';
import { adminDocument, resetDocuments, readDocument } from '../helpers/backend';
import { getSeriesContent } from '../helpers/series';

const year = getYear(toLagosDay(new Date()));
const WRONG = 77.5;

beforeAll(() => void firestore());
beforeEach(resetDocuments);
afterAll(resetDocuments);

async function readYear(slug: SeriesSlug) {
  const { id } = getSeriesContent(slug);
  const stored = (await readDocument(toYearPath(id, year))) ?? {};
  const [newest] = sortNewestFirst(id, parsePoints(id, year, stored));
  if (newest === undefined) throw new Error(`The example has no figure of ${slug} of this year`);
  return { stored, newest };
}

/** Changes the newest figure of a series in the history, but not on Home. */
async function corrupt(slug: SeriesSlug) {
  const { id } = getSeriesContent(slug);
  const { stored, newest } = await readYear(slug);
  const [key, point] = newest;
  const figure: PointFigure =
    'tenures' in point
      ? { tenures: point.tenures.map((each) => ({ ...each, rate: WRONG })) }
      : { ...point, value: WRONG };
  const points = { ...parsePoints(id, year, stored), [key]: { ...point, ...figure } };
  await setDoc(adminDocument(toYearPath(id, year)), { ...stored, points });
  return newest;
}

/** Loads the data of a series page. Returns a hook result with the text of the notice. */
function openSeriesPage(slug: SeriesSlug, store = makeStore()) {
  const content = getSeriesContent(slug);
  act(() => {
    store.dispatch(openPage({ pathname: `/markets/${slug}`, search: '' }));
  });
  const Wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  const useNotice = () => {
    const history = useSeriesHistory(content, '1y');
    return { history, notice: useHomeDisagreement({ content, history }, homeFigures) };
  };
  return renderHook(useNotice, { wrapper: Wrapper }).result;
}

it.each(['asi', 'exchange-rate', 'inflation', 'gdp-growth', 'bonds'] as const)(
  'shows a notice if only the history was changed: %s',
  async (slug) => {
    const [key, point] = await corrupt(slug);
    const home = getPointValue(point, '10-YEAR') ?? NaN;
    const page = openSeriesPage(slug);
    const content = getSeriesContent(slug);
    const [seriesText, homeText] = [WRONG, home].map((value) => formatValue(content, value));
    const notice = noticeMessages.disagrees(
      formatPeriodDate(key),
      seriesText ?? '',
      homeText ?? '',
    );
    await waitFor(() => expect(page.current.notice?.text).toBe(notice));
  },
);

it.each(['asi', 'exchange-rate', 'gdp-growth'] as const)(
  'hides the notice if both figures were corrected after the visitor opened Home: %s',
  async (slug) => {
    const { id } = getSeriesContent(slug);
    const { path } = figures[id];
    const store = makeStore();
    await store.dispatch(fetchAsi());
    await store.dispatch(fetchMacroeconomics());
    await corrupt(slug);
    const field = id === 'asi' ? 'value' : id === 'exchangeRate' ? 'price' : 'percentage';
    await setDoc(adminDocument(path), { ...(await readDocument(path)), [field]: WRONG });
    const page = openSeriesPage(slug, store);
    const before = store.getState().market.macroeconomics;
    const getMacroeconomics = () => store.getState().market.macroeconomics;
    await waitFor(() => expect(getMacroeconomics().requestId).not.toBe(before.requestId));
    await waitFor(() => expect(getMacroeconomics().status).toBe('succeeded'));
    await waitFor(() => expect(page.current.history.figures.at(-1)?.value).toBe(WRONG));
    expect(page.current.notice).toBeNull();
  },
);
