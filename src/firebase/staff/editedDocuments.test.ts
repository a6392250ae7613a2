import { configureStore } from '@reduxjs/toolkit';
import { beforeEach, expect, it } from 'vitest';
import { isRetrying, getRequestView } from '@/lib/requestState';
import { saveTogether } from './editedDocuments';
import { figureEditors, figureEditorsReducer } from './figureEditors';

const { load, saving, close } = figureEditors.asi;

const makeStore = () => configureStore({ reducer: { figureEditors: figureEditorsReducer } });

let store = makeStore();
const selectForm = () => store.getState().figureEditors.asi;
const createDocuments = (value: number) => ({ asi: { value, change: 0, date: '2026-03-16' } });
const arrive = (id: string, value: number) =>
  store.dispatch(load.fulfilled(createDocuments(value), id, undefined));
/** Returns a combined save of this form and the form of the gainers. */
const createSave = (value: number) => ({
  saves: [figureEditors.gainers.saving({ next: {} }), saving({ next: createDocuments(value) })],
  note: { part: 'asi', kind: 'save' } as const,
  message: 'Not saved',
});
const theirs = {
  documents: createDocuments(9),
  email: 'ada@example.com',
  at: '2026-03-16T08:00:00.000Z',
};
const begin = (id: string, value: number) =>
  store.dispatch(saveTogether.pending(id, createSave(value)));
const end = (id: string, result: 'saved' | 'conflict', value: number) =>
  store.dispatch(
    saveTogether.fulfilled(
      { result, changeId: 'c1', theirs: { asi: theirs } },
      id,
      createSave(value),
    ),
  );
const fail = (id: string, value: number) =>
  store.dispatch(saveTogether.rejected(null, id, createSave(value), 'Not saved'));

beforeEach(() => {
  store = makeStore();
  store.dispatch(load.pending('load', undefined));
});

it('keeps the message of a failed load until a retry succeeds', () => {
  store.dispatch(load.rejected(null, 'load', undefined, 'Not loaded'));
  expect(selectForm()).toMatchObject({ status: 'failed', error: 'Not loaded', version: 1 });
  store.dispatch(load.pending('again', undefined));
  expect([getRequestView(selectForm()), isRetrying(selectForm())]).toEqual(['failed', true]);
  arrive('load', 1);
  expect(selectForm().data).toBeNull();
  arrive('again', 2);
  expect(selectForm()).toMatchObject({
    status: 'succeeded',
    error: null,
    data: createDocuments(2),
  });
  expect(selectForm().version).toBe(2);
});

it('discards loaded and sent documents when the form loads again after a conflict', () => {
  arrive('load', 1);
  begin('save', 2);
  expect(selectForm()).toMatchObject({ savingId: 'save', attempted: [createDocuments(2)] });
  end('save', 'conflict', 2);
  expect(selectForm()).toMatchObject({
    savingId: null,
    conflict: true,
    theirs,
    data: createDocuments(1),
  });
  expect(selectForm().attempted).toEqual([]);
  store.dispatch(load.pending('reload', undefined));
  expect(selectForm()).toMatchObject({ conflict: false, theirs: null, data: null, version: 2 });
  expect(getRequestView(selectForm())).toBe('loading');
});

it('remembers the documents of failed saves until a save succeeds', () => {
  arrive('load', 1);
  begin('first', 2);
  fail('first', 2);
  begin('second', 3);
  expect(selectForm()).toMatchObject({
    conflict: false,
    attempted: [createDocuments(2), createDocuments(3)],
  });
  end('second', 'saved', 3);
  expect(selectForm()).toMatchObject({ savingId: null, data: createDocuments(3), attempted: [] });
});

it('ignores responses that arrive after the form was closed', () => {
  store.dispatch(close());
  arrive('load', 1);
  expect(selectForm()).toEqual(makeStore().getState().figureEditors.asi);
  store.dispatch(load.pending('open', undefined));
  arrive('open', 1);
  begin('save', 2);
  store.dispatch(close());
  store.dispatch(load.pending('open again', undefined));
  end('save', 'conflict', 2);
  expect(selectForm()).toMatchObject({ status: 'loading', data: null, conflict: false });
});

it('accepts only saves of its own form, and only after the documents have loaded', () => {
  expect(() => saving({ next: createDocuments(1) }).targets(store.getState())).toThrow(
    'Nothing was loaded',
  );
  arrive('load', 1);
  const before = selectForm();
  const { saves, ...rest } = createSave(2);
  store.dispatch(saveTogether.pending('other', { ...rest, saves: saves.slice(0, 1) }));
  store.dispatch(
    saveTogether.fulfilled({ result: 'saved', changeId: 'c1' }, 'other', { ...rest, saves: [] }),
  );
  expect(selectForm()).toBe(before);
});
