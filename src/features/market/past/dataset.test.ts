import { describe, expect, it } from 'vitest';
import { firm } from '@/content/firm';
import { seriesContent } from '@/content/series';
import { datasetOf, datasetWith } from './dataset';
import type { Figure } from './figures';
import { contentOf } from '../../../../tests/helpers/series';

const figure = (key: string, savedAt: string): Figure => ({ key, at: 0, value: 1, savedAt });

describe('the Dataset of each series', () => {
  it.each(seriesContent)('$slug has what search engines for data ask for', (series) => {
    const dataset = datasetOf(series, [2026]);
    expect(dataset).toMatchObject({
      name: series.fullName,
      variableMeasured: { unitText: series.unit },
      license: { name: series.licence.name },
      creator: { name: firm.name },
      isAccessibleForFree: true,
      distribution: [{ encodingFormat: 'application/json' }],
    });
    expect(JSON.stringify(dataset.distribution)).toContain(`/documents/history/${series.id}-2026"`);
    expect(dataset).not.toHaveProperty('temporalCoverage');
    // Google takes none of fewer than 50 characters, or of more than 5,000.
    expect(JSON.stringify(dataset.description)).toMatch(/^"[^]{50,5000}"$/);
  });
});

describe('once figures are known', () => {
  it('says from when to when they are, each year that can be read, and when they were saved', () => {
    const figures = [
      figure('2024-12-31', '2024-12-31T18:00:00Z'),
      figure('2026-11-19', '2026-11-21T08:00:00Z'),
      figure('2026-11-20', '2026-11-20T18:00:00Z'),
    ];
    const years = [2024, 2026].map((year) => ({ name: `All Share Index (ASI), ${year}` }));
    expect(datasetWith(contentOf('asi'), figures)).toMatchObject({
      temporalCoverage: '2024-12-31/2026-11-20',
      dateModified: '2026-11-21T08:00:00Z',
      distribution: years,
    });
    expect(datasetWith(contentOf('asi'), [])).toBeNull();
  });

  it('names quarters by their first and last month', () => {
    const figures = [figure('2025-Q1', '2025-05-01'), figure('2026-Q3', '2026-11-20')];
    const { temporalCoverage } = datasetWith(contentOf('gdp-growth'), figures) ?? {};
    expect(temporalCoverage).toBe('2025-01/2026-09');
  });
});
