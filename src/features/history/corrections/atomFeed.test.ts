import { XMLParser } from 'fast-xml-parser';
import { expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { seriesContent } from '@/content/series';
import type { YearOfSeries } from '@/figures/revisions';
import { toAtom } from './atomFeed';
import { findCorrections } from './corrections';
import { listFeedEntries } from './feedEntries';

const [november, march] = ['2024-11-25T12:00:00.000Z', '2025-03-13T09:00:00.000Z'];
const asOf = new Date('2025-03-14T22:00:00Z');
const SITE = 'https://example.com';

/** Returns a year in which one figure was changed. The note is the reason for the change. */
const createYear = (key: string, note: string): YearOfSeries => ({
  points: { [key]: { value: 3.46, savedAt: march } },
  revisions: [
    { at: march, was: { [key]: { value: 3.4, savedAt: november } }, reason: 'revision', note },
  ],
});

function createFeed(note: string) {
  const corrections = seriesContent.flatMap((content) => {
    const key = { session: '2024-09-30', decision: '2024-09-30', month: '2024-09' };
    const { every } = content;
    return findCorrections(content, createYear(every === 'quarter' ? '2024-Q3' : key[every], note));
  });
  return { corrections, xml: toAtom(listFeedEntries(corrections, []), SITE, asOf) };
}

const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'entry' });

it('writes an Atom feed with an entry for each correction', () => {
  const { corrections, xml } = createFeed('The Bureau raised it.');
  const reusable = corrections.filter(({ content }) => content.use.reuse === 'yes');
  expect(reusable.length).toBeGreaterThan(1);
  expect(parser.parse(xml)).toMatchObject({
    feed: {
      '@_xmlns': 'http://www.w3.org/2005/Atom',
      id: `${SITE}/corrections`,
      subtitle: `As of ${asOf.toISOString()}`,
      updated: asOf.toISOString(),
      entry: reusable.map(({ id }) => ({ id: `${SITE}/corrections#${id}`, updated: march })),
    },
  });
});

it('leaves out of the Atom feed all corrections of series that may not be passed on', () => {
  const { corrections, xml } = createFeed('');
  const reserved = corrections.filter(({ content }) => content.use.reuse !== 'yes');
  expect(reserved.length).toBeGreaterThan(0);
  for (const { id } of reserved) expect(xml).not.toContain(`#${id}<`);
});

it('links the entry of a corrected note to the note', () => {
  const note = {
    session: '2026-11-27',
    text: 'A dollar cost N29.30 more.',
    author: 'Hauwa Bello',
    savedAt: '2026-11-27T17:42:00.000Z',
    correction: { explanation: 'It said <more>.', savedAt: '2026-11-27T18:20:00.000Z' },
  };
  const xml = toAtom(listFeedEntries([], [note]), SITE, asOf);
  expect(parser.parse(xml)).toMatchObject({
    feed: {
      entry: [
        {
          id: `${SITE}/corrections#note-2026-11-27`,
          link: { '@_href': `${SITE}/notes?month=2026-11#n-2026-11-27` },
          title: 'Note of the day, 27 November 2026',
          updated: note.correction.savedAt,
          content: { '#text': 'Corrected at 19:20. It said <more>.' },
        },
      ],
    },
  });
  expect(xml).not.toContain(note.text);
});

it('escapes notes and replaces characters that XML does not allow', async () => {
  const { xml } = createFeed('A <b> & "c" ]]>\u0007 end');
  const file = { fileName: 'corrections.xml', contents: xml };
  const { valid } = await validateXML({ xml: file, normalization: 'c14n' });
  expect(valid).toBe(true);
  expect(JSON.stringify(parser.parse(xml))).toContain('A <b> & \\"c\\" ]]>  end');
});
