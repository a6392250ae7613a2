/** Compares the figures in frames on other sites with the stored points. */
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeStore } from '@/app/site/store';
import { type SeriesContent, seriesContent } from '@/content/series';
import { createHistoryState, type PointsBySeries } from '../../../tests/helpers/seriesHistory';
import { renderLinked } from '../../../tests/helpers/renderWithStore';
import { stopClock } from '../../../tests/helpers/expected/clock';
import { toShortDate } from '../../../tests/helpers/expected/dates';
import {
  formatChangeFrom,
  labelFigureBefore,
  toRows,
  getTenure,
} from '../../../tests/helpers/expected/figures';
import { histories } from '../../../tests/helpers/expected/histories';
import { formatValue } from '../../../tests/helpers/expected/values';
import type { HistoryState } from '@/figures/historyState';
import { EmbeddedSeries } from './embed/EmbeddedSeries';
import { QuotedFigure } from './embed/QuotedFigure';
import { type RangeId, rangeIds } from './ranges';

function checkEmbed(
  content: SeriesContent,
  points: PointsBySeries,
  history: HistoryState,
  range: RangeId,
) {
  const tenure = getTenure(content);
  const all = toRows(points[content.id] ?? {}, tenure);
  const Embed = content.use.reuse === 'yes' ? EmbeddedSeries : QuotedFigure;
  const address = `/embed/${content.slug}?range=${range}`;
  renderLinked(<Embed content={content} />, makeStore({ history }), address);
  const [newest, base] = [all.at(-1), all.at(-2)];
  const frame = screen.getByRole('article');
  const head = within(frame).getByRole('banner');
  if (newest === undefined) throw new Error('no figures');
  expect(frame).toHaveTextContent(formatValue(content, newest.value));
  expect(head).toHaveTextContent(toShortDate(newest.key));
  if (tenure !== undefined) expect(head).toHaveTextContent(`, ${tenure}`);
  const change = frame.querySelector('.embed-change, .quoted-change')?.textContent ?? '';
  if (base === undefined) expect(change).toBe('');
  else
    expect(change).toBe(
      formatChangeFrom(content, base, newest, labelFigureBefore(content, base, newest)),
    );
}

beforeEach(stopClock);

describe.each(Object.entries(histories))('embeds with %s', (_, points) => {
  const history = createHistoryState(points, undefined, 2001, 2026);
  const stored = seriesContent.filter(({ id }) => points[id] !== undefined);
  const views = stored.flatMap((content) =>
    rangeIds.map((range) => ({ content, slug: content.slug, range })),
  );

  it.each(views)(
    'shows the newest figure of $slug and its change in a frame: $range',
    ({ content, range }) => {
      expect.hasAssertions();
      checkEmbed(content, points, history, range);
    },
  );
});
