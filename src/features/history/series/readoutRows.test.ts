import { expect, it } from 'vitest';
import { getSeriesContent } from '../../../../tests/helpers/series';
import { toFigures } from '../figures';
import { describeRevision } from './readoutRows';

it('returns the day on which a rate was revised, even if its list changed later', () => {
  const createList = (ten: number, twenty: number, savedAt: string) => ({
    tenures: [
      { label: '10-YEAR', rate: ten },
      { label: '20-YEAR', rate: twenty },
    ],
    savedAt,
  });
  const published = '2026-11-23T17:00:00Z';
  const tenCorrected = '2026-11-24T17:00:00Z';
  const twentyCorrected = '2026-11-27T17:00:00Z';
  const first = createList(18.74, 19.1, published);
  const points = { '2026-11-23': { ...createList(18.47, 19.2, twentyCorrected), first } };
  const revisions = [
    { at: tenCorrected, was: { '2026-11-23': first }, reason: 'correction', note: 'A slip.' },
    {
      at: twentyCorrected,
      was: { '2026-11-23': { ...createList(18.47, 19.1, tenCorrected), first } },
      reason: 'correction',
      note: 'Another slip.',
    },
  ] as const;
  const years = [{ points, revisions: [...revisions] }];
  const describeTenureRevision = (tenure: string) => {
    const [figure] = toFigures(points, tenure);
    return figure && describeRevision(getSeriesContent('bonds'), figure, { years, tenure });
  };
  expect(describeTenureRevision('10-YEAR')).toBe(
    'First published 18.74%, revised 18.47% on 24 Nov 2026',
  );
  expect(describeTenureRevision('20-YEAR')).toBe(
    'First published 19.10%, revised 19.20% on 27 Nov 2026',
  );
});
