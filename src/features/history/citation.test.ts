import { expect, it } from 'vitest';
import { firm } from '@/content/firm';
import { pointsOf } from '../../../tests/helpers/historyPoints';
import { contentOf } from '../../../tests/helpers/series';
import { citation } from './citation';
import { figuresOf } from './figures';

const now = new Date('2025-03-14T18:00:00Z');

it('names the firm, the series, its URL, its source and the dates', () => {
  const figures = figuresOf(pointsOf({ '2025-03-14': 105432.07 }));
  expect(citation(contentOf('asi'), figures, now, 'example.com').text).toBe(
    `${firm.name} (2025), All Share Index (ASI), daily closes, example.com/markets/asi, source: Nigerian Exchange, read on 14 March 2025, data to 14 March 2025.`,
  );
  expect(citation(contentOf('bonds'), [], now, '', '10-YEAR').title).toContain(', 10-YEAR, ');
  expect(citation(contentOf('asi'), [], now, '').text).toBe(
    `${firm.name} (2025), All Share Index (ASI), daily closes, /markets/asi, source: Nigerian Exchange, read on 14 March 2025.`,
  );
});
