import { expect, it } from 'vitest';
import { firm } from '@/content/firm';
import { createPoints } from '../../../tests/helpers/historyPoints';
import { getSeriesContent } from '../../../tests/helpers/series';
import { createCitation } from './citation';
import { toFigures } from './figures';

const now = new Date('2025-03-14T18:00:00Z');

it('names the firm, the series, its URL, its source and the dates', () => {
  const figures = toFigures(createPoints({ '2025-03-14': 105432.07 }));
  expect(createCitation(getSeriesContent('asi'), figures, now, 'example.com').text).toBe(
    `${firm.name} (2025), All Share Index (ASI), daily closes, example.com/markets/asi, source: Nigerian Exchange, read on 14 March 2025, data to 14 March 2025.`,
  );
  expect(createCitation(getSeriesContent('bonds'), [], now, '', '10-YEAR').title).toContain(
    ', 10-YEAR, ',
  );
  expect(createCitation(getSeriesContent('asi'), [], now, '').text).toBe(
    `${firm.name} (2025), All Share Index (ASI), daily closes, /markets/asi, source: Nigerian Exchange, read on 14 March 2025.`,
  );
});
