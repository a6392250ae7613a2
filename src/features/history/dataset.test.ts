import { expect, it } from 'vitest';
import { firm } from '@/content/firm';
import { seriesContent } from '@/content/series';
import { createDataset, createLoadedDataset } from './dataset';
import { toFigures } from './figures';
import type { Points } from '@/figures/history';
import { getSeriesContent } from '../../../tests/helpers/series';

const createHistory = (saved: Record<string, string>) => {
  const points: Points = Object.fromEntries(
    Object.entries(saved).map(([key, savedAt]) => [key, { value: 1, savedAt }]),
  );
  return { points, figures: toFigures(points), whole: true };
};

it.each(seriesContent)(
  'describes $slug with the properties that dataset search engines require',
  (series) => {
    const dataset = createDataset(series, [2026]);
    expect(dataset).toMatchObject({
      name: series.fullName,
      variableMeasured: { unitText: series.unit },
      license: { name: series.use.terms, url: series.use.url },
      creator: { name: firm.name },
    });
    const files = JSON.stringify(dataset.distribution);
    if (series.use.reuse === 'yes') {
      expect(files).toContain(`/documents/history/${series.id}-2026"`);
      expect(dataset.isAccessibleForFree).toBe(true);
    } else {
      // The owner of this data may charge for it, so the structured data must not offer it as a
      // free download.
      for (const name of ['distribution', 'isAccessibleForFree'])
        expect(dataset).not.toHaveProperty(name);
    }
    expect(dataset).not.toHaveProperty('temporalCoverage');
    // Google requires descriptions of 50 to 5,000 characters:
    // https://developers.google.com/search/docs/appearance/structured-data/dataset
    expect(JSON.stringify(dataset.description)).toMatch(/^"[^]{50,5000}"$/);
  },
);

it('adds the period, the downloads and the last save to a dataset once its figures have loaded', () => {
  const saved = {
    '2024-12-31': '2024-12-31T18:00:00Z',
    '2026-11-19': '2026-11-21T08:00:00Z',
    '2026-11-20': '2026-11-20T18:00:00Z',
  };
  const years = [2024, 2026].map((year) => ({ name: `Naira per US dollar, ${year}` }));
  expect(
    createLoadedDataset(getSeriesContent('exchange-rate'), createHistory(saved)),
  ).toMatchObject({
    temporalCoverage: '2024-12-31/2026-11-20',
    dateModified: '2026-11-21T08:00:00Z',
    distribution: years,
  });
  expect(createLoadedDataset(getSeriesContent('asi'), createHistory({}))).toBeNull();
});

it('formats the period of a quarterly dataset in months', () => {
  const history = createHistory({ '2025-Q1': '2025-05-01', '2026-Q3': '2026-11-20' });
  const { temporalCoverage } = createLoadedDataset(getSeriesContent('gdp-growth'), history) ?? {};
  expect(temporalCoverage).toBe('2025-01/2026-09');
});

it('ends the period of the policy rate dataset with the last decision', () => {
  const history = createHistory({ '2025-07-22': '2025-07-22', '2026-09-22': '2026-09-22' });
  const { temporalCoverage } = createLoadedDataset(getSeriesContent('policy-rate'), history) ?? {};
  expect(temporalCoverage).toBe('2025-07-22/2026-09-22');
});
