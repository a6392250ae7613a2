import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { makeStore } from '@/app/site/store';
import { seriesContent } from '@/content/series';
import type { Point, PointFigure, Points } from '@/figures/history';
import { idleRequest, type RequestState } from '@/lib/requestState';
import { correctionMessages } from '../messages';
import { Corrections } from './Corrections';
import { succeeded } from '../../../../../tests/helpers/builders';
import { renderLinked } from '../../../../../tests/helpers/renderWithStore';

beforeEach(
  () => void vi.useFakeTimers({ now: new Date('2025-03-14T18:00:00Z'), toFake: ['Date'] }),
);

const savedAt = '2025-03-14T17:42:00.000Z';
const corrected = (now: PointFigure, first: PointFigure, at: string): Point => ({
  ...now,
  savedAt: at,
  first: { ...first, savedAt: '2025-01-10T17:42:00.000Z' },
});
const tenures = (...rates: number[]) => ({
  tenures: rates.map((rate, row) => ({ label: `${row + 1}0-YEAR`, rate })),
});
const points: Record<string, Points> = {
  'asi-2025': {
    '2025-01-10': corrected({ value: 105_000 }, { value: 150_000 }, '2025-01-13T09:00:00.000Z'),
    '2025-01-13': { value: 105_100, savedAt },
  },
  'gdp-2024': {
    '2024-Q3': corrected({ value: 3.46 }, { value: 3.4 }, '2025-02-25T12:00:00.000Z'),
  },
  'bonds-2025': {
    '2025-01-10': corrected(tenures(18.5, 19), tenures(18.5, 91), savedAt),
  },
};

/** The slots of every series: those that are not here were answered, without a document. */
function show(slotOf: (name: string) => RequestState<Points | null>) {
  const names = seriesContent.flatMap(({ id }) => [`${id}-2024`, `${id}-2025`, `${id}-older`]);
  const history = Object.fromEntries(names.map((name) => [name, slotOf(name)]));
  return renderLinked(<Corrections />, makeStore({ history }));
}
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));

it('lists what was changed after it was published, the newest change first', () => {
  show((name) => succeeded(points[name] ?? null));
  expect(rows()).toEqual([
    ['Series', ...correctionMessages.columns],
    ['Government bonds, 20-YEAR', '10 January 2025', '91.00%', '19.00%', '14 March 2025'],
    ['GDP growth', 'Q3 2024', '3.40%', '3.46%', '25 February 2025'],
    ['All Share Index', '10 January 2025', '150,000.00', '105,000.00', '13 January 2025'],
  ]);
  expect(screen.getByRole('link', { name: 'GDP growth' })).toHaveAttribute(
    'href',
    '/markets/gdp-growth',
  );
});

it('says that there are none, and only once all years are there', () => {
  const { unmount } = show(() => succeeded(null));
  expect(screen.getByText(correctionMessages.none)).toBeVisible();
  unmount();
  show((name) => ({
    ...idleRequest(null),
    status: name === 'tbills-older' ? 'loading' : 'succeeded',
  }));
  expect(screen.getByRole('status')).toHaveTextContent(correctionMessages.loading);
  expect(screen.queryByText(correctionMessages.none)).toBeNull();
});

it('says that some could not be loaded beside those that were', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  show((name) =>
    name === 'asi-older'
      ? { ...idleRequest(null), status: 'failed', error: 'Failed', requestId: 'r1' }
      : succeeded(points[name] ?? null),
  );
  expect(screen.getByRole('table')).toBeVisible();
  expect(screen.queryByText(correctionMessages.none)).toBeNull();
});
