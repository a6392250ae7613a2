import { expect, it } from 'vitest';
import { contentOf } from '../../../../tests/helpers/series';
import { figuresOf } from '../figures';
import { describeRevision } from './readoutRows';

it('dates the revision of a rate by the save that changed it, not by a later save of its list', () => {
  const list = (ten: number, twenty: number, savedAt: string) => ({
    tenures: [
      { label: '10-YEAR', rate: ten },
      { label: '20-YEAR', rate: twenty },
    ],
    savedAt,
  });
  const published = '2026-11-23T17:00:00Z';
  const tenCorrected = '2026-11-24T17:00:00Z';
  const twentyCorrected = '2026-11-27T17:00:00Z';
  const first = list(18.74, 19.1, published);
  const points = { '2026-11-23': { ...list(18.47, 19.2, twentyCorrected), first } };
  const revisions = [
    { at: tenCorrected, was: { '2026-11-23': first }, reason: 'correction', note: 'A slip.' },
    {
      at: twentyCorrected,
      was: { '2026-11-23': { ...list(18.47, 19.1, tenCorrected), first } },
      reason: 'correction',
      note: 'Another slip.',
    },
  ] as const;
  const years = [{ points, revisions: [...revisions] }];
  const revisionOf = (tenure: string) => {
    const [figure] = figuresOf(points, tenure);
    return figure && describeRevision(contentOf('bonds'), figure, { years, tenure });
  };
  expect(revisionOf('10-YEAR')).toBe('First published 18.74%, revised 18.47% on 24 Nov 2026');
  expect(revisionOf('20-YEAR')).toBe('First published 19.10%, revised 19.20% on 27 Nov 2026');
});
