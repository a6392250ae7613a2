import { describe, expect, it } from 'vitest';
import type { ChangeRecord } from '@/firebase/staff/changes';
import { createChange } from '../../../../tests/helpers/builders';
import { type DescribeDocument, describeUnknown, describeChange } from './describe';
import { changeMessages } from './messages';
import { formatDayHeading } from './dayHeading';

const createLine = (label: string) => {
  const createRow = (text: string) => ({ label, alone: 'Value', text });
  return { label, before: createRow('1'), after: createRow('2'), note: 'up' };
};

/** Describes every document by its path. An unchanged document has no differences. */
const describeAll: DescribeDocument = ({ path, before, after }) => {
  const changed = before?.['value'] !== after?.['value'];
  const [collection = ''] = path.split('/');
  return {
    name: path,
    differences: changed ? [createLine(path)] : [],
    recordScope: collection === 'history' ? 'points' : collection === 'news' ? 'fields' : 'whole',
  };
};

const createChangeWith = (
  id: string,
  documents: ChangeRecord['documents'],
  more: Partial<ChangeRecord> = {},
) => createChange({ id, documents, ...more });
const createDocument = (path: string, from: number | null, to: number | null) => ({
  path,
  before: from === null ? null : { value: from },
  after: to === null ? null : { value: to },
});

describe('the description of a change', () => {
  it('uses the name of the changed part of the site as the title of a change', () => {
    const text = describeChange(
      createChangeWith('1', [createDocument('a/1', 1, 2), createDocument('a/2', 1, 2)]),
      describeAll,
    );
    expect(text.title).toBe("Tonight's figures");
    expect(text.lines.map(({ label }) => label)).toEqual(['a/1', 'a/2']);
    const one = describeChange(
      createChangeWith('1', [createDocument('a/1', 1, 2), createDocument('a/2', 1, 1)]),
      describeAll,
    );
    expect(one.title).toBe('a/1');
    expect(one.lines.map(({ label }) => label)).toEqual(['Value']);
  });

  it('lists the points of the history only if the change modified no other figure', () => {
    const both = [createDocument('a/1', 1, 2), createDocument('history/1', 1, 2)];
    expect(describeChange(createChangeWith('1', both), describeAll).lines).toHaveLength(1);
    expect(describeChange(createChangeWith('1', both.slice(1)), describeAll).title).toBe(
      'history/1',
    );
  });

  it('counts the moved items if staff reorder a list', () => {
    const order = [1, 0, 2].map((to, from) => ({
      path: `news/${from}`,
      before: { displayOrder: from, updatedAt: 'a' },
      after: { displayOrder: to, updatedAt: 'b' },
    }));
    expect(
      describeChange(createChangeWith('1', order, { part: 'news' }), describeAll),
    ).toMatchObject({
      title: 'News',
      lines: [{ label: changeMessages.order.label, note: changeMessages.moved(2) }],
    });
  });

  it('names a document of an unknown kind by its path', () => {
    const text = describeChange(
      createChangeWith('1', [createDocument('unknown/1', 1, 2)]),
      describeUnknown,
    );
    expect(text).toMatchObject({ title: 'unknown/1', lines: [{ after: { text: 'changed' } }] });
  });
});

it('ends the heading of the current day with the word today', () => {
  const now = new Date('2025-03-14T22:30:00Z');
  expect(formatDayHeading('2025-03-14', now)).toBe('Friday 14 March 2025, today');
  expect(formatDayHeading('2025-03-13', now)).toBe('Thursday 13 March 2025');
});
