import type { UnknownAction } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';
import { makeStore } from '@/app/admin/store';
import { fetchManagedNews, newsItemDeleted, newsItemSaved, newsReordered } from './newsStaffSlice';
import { newsItem } from '../../../../tests/helpers/builders';

const before = [newsItem(1), newsItem(2)];
const order = ['n2', 'n1'].map((id, displayOrder) => ({ id, displayOrder }));
const changes: [string, UnknownAction, string[]][] = [
  ['saved', newsItemSaved(newsItem(1, { title: 'New' })), ['New', 'Title 2']],
  ['deleted', newsItemDeleted('n1'), ['Title 2']],
  ['reordered', newsReordered(order), ['Title 2', 'Title 1']],
];

function open() {
  const store = makeStore();
  const { dispatch } = store;
  return {
    dispatch,
    ask: (requestId: string) => dispatch(fetchManagedNews.pending(requestId, undefined)),
    giveUp: (requestId: string) =>
      dispatch(fetchManagedNews.rejected(null, requestId, undefined, 'Failed')),
    answer: (requestId: string) =>
      dispatch(fetchManagedNews.fulfilled(before, requestId, undefined)),
    list: () => store.getState().news.managed,
    titles: () => store.getState().news.managed.data.map(({ title }) => title),
  };
}

it.each(changes)(
  'a list that was asked for before an item was %s is not taken, and is asked for again',
  (_, change, titles) => {
    const { dispatch, ask, answer, list, titles: shown } = open();
    ask('first');
    answer('first');
    ask('second');
    dispatch(change);
    expect(list().status).toBe('idle');
    ask('third');
    answer('second');
    expect(shown()).toEqual(titles);
    expect(list().status).toBe('loading');
  },
);

it.each(changes)('a list that was given up before an item was %s is not taken', (_, change) => {
  const { dispatch, ask, giveUp, answer, list, titles } = open();
  ask('first');
  giveUp('first');
  dispatch(change);
  const shown = titles();
  answer('first');
  expect(titles()).toEqual(shown);
  expect(list().status).toBe('idle');
});

it('one item saved before the first list has come is not the whole list', () => {
  const { dispatch, ask, answer, list, titles } = open();
  ask('first');
  dispatch(newsItemSaved(newsItem(1, { title: 'New' })));
  expect(list().status).toBe('idle');
  ask('second');
  answer('second');
  expect(titles()).toEqual(['Title 1', 'Title 2']);
});
