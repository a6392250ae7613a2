import { expect, it } from 'vitest';
import type { Note } from '@/figures/notes';
import { getSeriesContent } from '../../../../tests/helpers/series';
import { findCorrections } from './corrections';
import { listFeedEntries } from './feedEntries';
import { toJsonFeed } from './jsonFeed';

const createNote = (session: string, correctedAt?: string): Note => ({
  session,
  text: 'A dollar cost N2.93 more.',
  author: 'Hauwa Bello',
  savedAt: `${session}T17:42:00.000Z`,
  ...(correctedAt !== undefined && {
    correction: { explanation: 'It said N29.30.', savedAt: correctedAt },
  }),
});

it('includes the correction of a note in the feed, without the text of the note', () => {
  const at = '2025-03-13T08:10:00.000Z';
  const notes = [createNote('2025-03-12', at), createNote('2025-03-11')];
  const feed = toJsonFeed(listFeedEntries([], notes), 'https://example.com');
  expect(JSON.parse(feed)).toMatchObject({
    items: [
      {
        id: 'https://example.com/corrections#note-2025-03-12',
        url: 'https://example.com/notes?month=2025-03#n-2025-03-12',
        title: 'Note of the day, 12 March 2025',
        content_text: 'Corrected at 09:10 on 13 March 2025. It said N29.30.',
        date_published: at,
        tags: ['correction'],
        _correction: {
          kind: 'note',
          date: '2025-03-12',
          at,
          reason: 'correction',
          explanation: 'It said N29.30.',
        },
      },
    ],
  });
  expect(feed).not.toContain('N2.93');
});

it('sorts figures and notes by the time of their change, newest first', () => {
  const [november, march] = ['2024-11-25T12:00:00.000Z', '2025-03-13T09:00:00.000Z'];
  const was = { '2024-Q3': { value: 3.4, savedAt: november } };
  const figures = findCorrections(getSeriesContent('gdp-growth'), {
    points: { '2024-Q3': { value: 3.46, savedAt: march } },
    revisions: [{ at: march, was, reason: 'revision', note: '' }],
  });
  const notes = [
    createNote('2025-03-11', '2025-03-12T09:00:00.000Z'),
    createNote('2025-03-12', '2025-03-14T09:00:00.000Z'),
  ];
  expect(listFeedEntries(figures, notes).map(({ id }) => id)).toEqual([
    'note-2025-03-12',
    'gdp-2024-Q3',
    'note-2025-03-11',
  ]);
});
