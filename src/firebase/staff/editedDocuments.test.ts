import { configureStore } from '@reduxjs/toolkit';
import { beforeEach, expect, it } from 'vitest';
import { isRetrying, viewOf } from '@/lib/requestState';
import { saveTogether } from './editedDocuments';
import { figureEditors, figureEditorsReducer } from './figureEditors';

const { load, saving, close } = figureEditors.asi;

const makeStore = () => configureStore({ reducer: { figureEditors: figureEditorsReducer } });

let store = makeStore();
const form = () => store.getState().figureEditors.asi;
const documents = (value: number) => ({ asi: { value, change: 0, date: '2026-03-16' } });
const arrive = (id: string, value: number) =>
  store.dispatch(load.fulfilled(documents(value), id, undefined));
/** Returns a save of this form together with another form. */
const sent = (value: number) => ({
  saves: [figureEditors.gainers.saving({ next: {} }), saving({ next: documents(value) })],
  note: { part: 'asi', kind: 'save' } as const,
  message: 'Not saved',
});
const theirs = {
  documents: documents(9),
  email: 'ada@example.com',
  at: '2026-03-16T08:00:00.000Z',
};
const begin = (id: string, value: number) => store.dispatch(saveTogether.pending(id, sent(value)));
const end = (id: string, result: 'saved' | 'conflict', value: number) =>
  store.dispatch(
    saveTogether.fulfilled({ result, changeId: 'c1', theirs: { asi: theirs } }, id, sent(value)),
  );
const fail = (id: string, value: number) =>
  store.dispatch(saveTogether.rejected(null, id, sent(value), 'Not saved'));

beforeEach(() => {
  store = makeStore();
  store.dispatch(load.pending('load', undefined));
});

it('keeps the message of a failed load until a retry succeeds', () => {
  store.dispatch(load.rejected(null, 'load', undefined, 'Not loaded'));
  expect(form()).toMatchObject({ status: 'failed', error: 'Not loaded', version: 1 });
  store.dispatch(load.pending('again', undefined));
  expect([viewOf(form()), isRetrying(form())]).toEqual(['failed', true]);
  arrive('load', 1);
  expect(form().data).toBeNull();
  arrive('again', 2);
  expect(form()).toMatchObject({ status: 'succeeded', error: null, data: documents(2) });
  expect(form().version).toBe(2);
});

it('discards loaded and sent documents when it loads again after a conflict', () => {
  arrive('load', 1);
  begin('save', 2);
  expect(form()).toMatchObject({ savingId: 'save', attempted: [documents(2)] });
  end('save', 'conflict', 2);
  expect(form()).toMatchObject({ savingId: null, conflict: true, theirs, data: documents(1) });
  expect(form().attempted).toEqual([]);
  store.dispatch(load.pending('reload', undefined));
  expect(form()).toMatchObject({ conflict: false, theirs: null, data: null, version: 2 });
  expect(viewOf(form())).toBe('loading');
});

it('remembers the documents of failed saves until a save succeeds', () => {
  arrive('load', 1);
  begin('first', 2);
  fail('first', 2);
  begin('second', 3);
  expect(form()).toMatchObject({ conflict: false, attempted: [documents(2), documents(3)] });
  end('second', 'saved', 3);
  expect(form()).toMatchObject({ savingId: null, data: documents(3), attempted: [] });
});

it('ignores answers that arrive after it was closed', () => {
  store.dispatch(close());
  arrive('load', 1);
  expect(form()).toEqual(makeStore().getState().figureEditors.asi);
  store.dispatch(load.pending('open', undefined));
  arrive('open', 1);
  begin('save', 2);
  store.dispatch(close());
  store.dispatch(load.pending('open again', undefined));
  end('save', 'conflict', 2);
  expect(form()).toMatchObject({ status: 'loading', data: null, conflict: false });
});

it('saves only its own documents, after they have loaded', () => {
  expect(() => saving({ next: documents(1) }).targets(store.getState())).toThrow(
    'Nothing was loaded',
  );
  arrive('load', 1);
  const before = form();
  const { saves, ...rest } = sent(2);
  store.dispatch(saveTogether.pending('other', { ...rest, saves: saves.slice(0, 1) }));
  store.dispatch(
    saveTogether.fulfilled({ result: 'saved', changeId: 'c1' }, 'other', { ...rest, saves: [] }),
  );
  expect(form()).toBe(before);
});
