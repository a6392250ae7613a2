/**
 * Compares the markets page with the stored points. The expected values are computed without the
 * code of the site.
 */
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { makeStore } from '@/app/site/store';
import { type SeriesContent, seriesContent } from '@/content/series';
import { createHistoryState, type PointsBySeries } from '../../tests/helpers/seriesHistory';
import { renderLinked } from '../../tests/helpers/renderWithStore';
import { stopClock, TODAY } from '../../tests/helpers/expected/clock';
import { toLongDate, toDatePhrase, toShortDate } from '../../tests/helpers/expected/dates';
import {
  hasBreakBetween,
  findFigureEarlier,
  findFiguresInRange,
  isRateList,
  labelFigureBefore,
  toRows,
  formatSummary,
  type FigureRow,
} from '../../tests/helpers/expected/figures';
import { histories } from '../../tests/helpers/expected/histories';
import {
  describeChangeBetween,
  formatValue,
  formatTwoDecimals,
} from '../../tests/helpers/expected/values';
import { openMarket, selectRecent } from '@/features/market/marketSlice';
import { MarketsView } from '@/features/history/markets/MarketsView';

/**
 * Returns the date from which a change is measured, as a sentence contains it: 'on Thursday', 'in
 * Q3', 'on 18 November'.
 */
const describeStart = (content: SeriesContent, base: FigureRow, newest: FigureRow) =>
  (content.every === 'session' ? 'on ' : 'in ') + labelFigureBefore(content, base, newest);

function describeDecision(
  content: SeriesContent,
  all: FigureRow[],
  newest: FigureRow,
  base: FigureRow,
): string {
  const formatSign = (row: FigureRow, index: number) =>
    Math.sign(row.value - (all[index - 1] ?? row).value);
  const signs = all.map(formatSign);
  const sign = signs.at(-1) ?? 0;
  if (sign === 0) {
    const changed = all.findLastIndex(({ value }) => value !== newest.value);
    return `Unchanged since ${toLongDate((all[changed + 1] ?? newest).key)}`;
  }
  const verb = sign > 0 ? 'Raised' : 'Cut';
  const day = newest.day === TODAY ? '' : ` ${toDatePhrase(newest.key)}`;
  const today = newest.day === TODAY ? ' today' : '';
  const last = all[signs.slice(0, -1).lastIndexOf(sign)]?.key.slice(0, 4) ?? '';
  const isRare = last !== '' && Number(newest.key.slice(0, 4)) - Number(last) >= 2;
  const rare = isRare ? `, the first ${sign > 0 ? 'rise' : 'cut'} since ${last}` : '';
  return `${verb}${today} from ${formatValue(content, base.value)}${day}${rare}`;
}

/** Returns the sentence about a change: '... than on Thursday' or '... than a year ago'. */
function describeChangeSince(
  content: SeriesContent,
  base: FigureRow,
  newest: FigureRow,
  when: string,
): string {
  const name = when.replace(/^(on|in) /, '');
  const between = content.breaks.findLast(() => hasBreakBetween(content, base, newest));
  if (between !== undefined) {
    const was = `${name[0]?.toUpperCase()}${name.slice(1)} was ${formatValue(content, base.value)}`;
    return `${was}, ${between.before}: not comparable`;
  }
  const { sign, long } = describeChangeBetween(content, base.value, newest.value);
  if (sign === '') return `Unchanged ${when.startsWith('a ') ? 'from' : 'since'} ${name}`;
  return `${long} ${sign === '+' ? content.terms.more : content.terms.less} than ${when}`;
}

/** Returns the sentences about changes on a card. Each change ends at the newest figure. */
function describeChanges(content: SeriesContent, all: FigureRow[]): string[] {
  const [base, newest] = [all.at(-2), all.at(-1)];
  if (base === undefined || newest === undefined) return [];
  const holds = content.every === 'decision';
  const first = holds
    ? describeDecision(content, all, newest, base)
    : describeChangeSince(content, base, newest, describeStart(content, base, newest));
  const isDollar = content.id === 'exchangeRate' && / than /.test(first);
  const others = (content.every === 'session' ? ([1, 12] as const) : ([12] as const)).flatMap(
    (back) => {
      const found = findFigureEarlier(content, all, newest, back);
      if (found === undefined || (found.row === base && !holds)) return [];
      const ago = content.every === 'quarter' ? 'earlier' : 'ago';
      const text = `a ${back === 1 ? 'month' : 'year'} ${ago}`;
      const dated = isRateList(content)
        ? `${text} (${toShortDate(found.key)})`
        : describeStart(content, found.row, newest);
      return [describeChangeSince(content, found.row, newest, found.isUndated ? text : dated)];
    },
  );
  return [isDollar ? `A dollar costs ${first}` : first, ...others];
}

/** Checks the newest figure, the changes and the chart's description on the card of a series. */
function checkCard(content: SeriesContent, points: PointsBySeries) {
  const ids: Record<string, string> = { exchangeRate: 'naira', bonds: 'rates' };
  const id = ids[content.id] ?? content.slug;
  const card = document.getElementById(id);
  const all = toRows(points[content.id] ?? {}, '10-YEAR');
  const newest = all.at(-1);
  if (newest === undefined) return;
  if (card === null) throw new Error(`no card ${id}`);
  expect(card.querySelector('.card-value')).toHaveTextContent(formatValue(content, newest.value));
  const jump = document.querySelector(`.jump-list [href$="#${id}"]`);
  expect(jump).toHaveTextContent(toShortDate(newest.key) + formatValue(content, newest.value));
  const last = all.at(-2);
  if (last !== undefined && !hasBreakBetween(content, last, newest))
    expect(jump).toHaveTextContent(
      `${describeChangeBetween(content, last.value, newest.value).short} from ${labelFigureBefore(content, last, newest)}`,
    );
  const sentences = [...card.querySelectorAll('.change-list li')].map(({ textContent }) =>
    textContent.replaceAll(/\s+/g, ' ').trim(),
  );
  expect(sentences, content.slug).toEqual(describeChanges(content, all));
  const range = content.every === 'session' || content.every === 'month' ? '1y' : '5y';
  const found = findFiguresInRange(content, all, range);
  if (found !== null)
    expect(card).toHaveTextContent(
      formatSummary(content, range, found, isRateList(content) ? '10-YEAR' : undefined).trim(),
    );
}

/** Checks that the card of rates names the newest day of each list, if the days differ. */
function checkNewestDays(points: PointsBySeries) {
  const card = document.getElementById('rates');
  const newestDays = (['bonds', 'tbills'] as const).map((id) =>
    Object.keys(points[id] ?? {})
      .toSorted()
      .at(-1),
  );
  const [ofBonds, ofBills] = newestDays;
  if (ofBonds !== undefined && ofBills !== undefined && ofBonds !== ofBills) {
    const [bills, bonds] = [toShortDate(ofBills), toShortDate(ofBonds)];
    const isSameYear = ofBills.slice(0, 4) === ofBonds.slice(0, 4);
    expect(card).toHaveTextContent(
      `Latest: T-bills ${isSameYear ? bills.replace(/ \d{4}$/, '') : bills}, bonds ${bonds}`,
    );
  }
}

/**
 * Checks the newest rate of each tenor on the card of rates, and the rates of a month and a year
 * ago.
 */
function checkTenures(points: PointsBySeries) {
  for (const id of ['bonds', 'tbills'] as const) {
    const content = seriesContent.find((each) => each.id === id);
    const lists = points[id] ?? {};
    const newestList = lists[Object.keys(lists).toSorted().at(-1) ?? ''];
    if (content === undefined || newestList === undefined || !('tenures' in newestList)) continue;
    const rates = within(screen.getByRole('article', { name: /borrow/ })).getAllByRole('listitem', {
      hidden: true,
    });
    for (const { label, rate } of newestList.tenures) {
      const line =
        rates.find(({ textContent }) => textContent.startsWith(`${label}:`))?.textContent ?? '';
      const all = toRows(lists, label);
      const newest = all.at(-1);
      expect(line).toContain(
        `latest (${toShortDate(newest?.key ?? '')}) ${formatTwoDecimals(rate)}%`,
      );
      for (const back of [1, 12] as const) {
        const base = newest && findFigureEarlier(content, all, newest, back);
        if (base)
          expect(line).toContain(
            `a ${back === 1 ? 'month' : 'year'} ago (${toShortDate(base.key)}) ${formatTwoDecimals(base.row.value)}%`,
          );
      }
    }
  }
}

beforeEach(stopClock);

it.each(Object.entries(histories))(
  'shows figures on the markets page that agree with the stored points of %s',
  (_, points) => {
    expect.hasAssertions();
    const history = createHistoryState(points, undefined, 2001, 2026);
    const beside = { name: 'the last sessions', select: selectRecent, open: openMarket };
    renderLinked(<MarketsView beside={beside} />, makeStore({ history }), '/markets');
    for (const content of seriesContent) {
      // Treasury bills share the card of bonds.
      if (content.id !== 'tbills') checkCard(content, points);
    }
    checkNewestDays(points);
    checkTenures(points);
  },
);
