import { describe, expect, it } from 'vitest';
import type { Change } from '@/firebase/staff/changes';
import { recordedChange } from '../../../../tests/helpers/builders';
import { type Describe, describeUnknown, textOf } from './describe';
import { changeMessages } from './messages';
import { dayHeading } from './dayHeading';

const line = (label: string) => {
  const row = (text: string) => ({ label, alone: 'Value', text });
  return { label, before: row('1'), after: row('2'), note: 'up' };
};

/** Describes figures and points by their path. Unchanged documents have no differences. */
const describeAll: Describe = ({ path, before, after }) => {
  const changed = before?.['value'] !== after?.['value'];
  const [collection = ''] = path.split('/');
  return {
    name: path,
    differences: changed ? [line(path)] : [],
    recordScope: collection === 'history' ? 'points' : collection === 'news' ? 'fields' : 'whole',
  };
};

const change = (id: string, documents: Change['documents'], more: Partial<Change> = {}) =>
  recordedChange({ id, documents, ...more });
const saved = (path: string, from: number | null, to: number | null) => ({
  path,
  before: from === null ? null : { value: from },
  after: to === null ? null : { value: to },
});

describe('the description of a change', () => {
  it('names a change after its part, or after its only document', () => {
    const text = textOf(change('1', [saved('a/1', 1, 2), saved('a/2', 1, 2)]), describeAll);
    expect(text.title).toBe("Tonight's figures");
    expect(text.lines.map(({ label }) => label)).toEqual(['a/1', 'a/2']);
    const one = textOf(change('1', [saved('a/1', 1, 2), saved('a/2', 1, 1)]), describeAll);
    expect(one.title).toBe('a/1');
    expect(one.lines.map(({ label }) => label)).toEqual(['Value']);
  });

  it('lists points only if no other figure changed', () => {
    const both = [saved('a/1', 1, 2), saved('history/1', 1, 2)];
    expect(textOf(change('1', both), describeAll).lines).toHaveLength(1);
    expect(textOf(change('1', both.slice(1)), describeAll).title).toBe('history/1');
  });

  it('counts the moved items of a new order', () => {
    const order = [1, 0, 2].map((to, from) => ({
      path: `news/${from}`,
      before: { displayOrder: from, updatedAt: 'a' },
      after: { displayOrder: to, updatedAt: 'b' },
    }));
    expect(textOf(change('1', order, { part: 'news' }), describeAll)).toMatchObject({
      title: 'News',
      lines: [{ label: changeMessages.order.label, note: changeMessages.moved(2) }],
    });
  });

  it('names an unknown document by its path', () => {
    const text = textOf(change('1', [saved('unknown/1', 1, 2)]), describeUnknown);
    expect(text).toMatchObject({ title: 'unknown/1', lines: [{ after: { text: 'changed' } }] });
  });
});

it("adds ', today' to the heading of the current day", () => {
  const now = new Date('2025-03-14T22:30:00Z');
  expect(dayHeading('2025-03-14', now)).toBe('Friday 14 March 2025, today');
  expect(dayHeading('2025-03-13', now)).toBe('Thursday 13 March 2025');
});
