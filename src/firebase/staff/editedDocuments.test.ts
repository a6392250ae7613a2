import { configureStore, createSlice } from '@reduxjs/toolkit';
import { beforeEach, expect, it } from 'vitest';
import { isRetrying, viewOf } from '@/lib/requested';
import { addEditor, documentsEditor, type EditedDocuments, notEdited } from './editedDocuments';

type State = EditedDocuments<'one'>;
type Documents = Record<'one', { value: number }>;

const editor = documentsEditor<'one', Documents, { form: State }>({
  type: 'form',
  part: 'form',
  names: ['one'],
  pathOf: () => ['collection', 'one'],
  messages: { loadFailed: 'Not loaded', saveFailed: 'Not saved', saved: 'Saved' },
  slotOf: ({ form }) => form,
});
const { load, save, close } = editor;

function makeStore() {
  const { reducer } = createSlice({
    name: 'form',
    initialState: notEdited<'one'>(),
    reducers: {},
    extraReducers: (builder) => addEditor(builder, editor, (form) => form),
  });
  return configureStore({ reducer: { form: reducer } });
}

let store = makeStore();
const form = () => store.getState().form;
const documents = (value: number): Documents => ({ one: { value } });
const arrive = (id: string, value: number) =>
  store.dispatch(load.fulfilled(documents(value), id, undefined));
const begin = (id: string, value: number) =>
  store.dispatch(save.pending(id, { next: documents(value) }));
const end = (id: string, result: 'saved' | 'conflict', value: number) =>
  store.dispatch(save.fulfilled(result, id, { next: documents(value) }));
const fail = (id: string, value: number) =>
  store.dispatch(save.rejected(null, id, { next: documents(value) }, 'Not saved'));

beforeEach(() => {
  store = makeStore();
  store.dispatch(load.pending('load', undefined));
});

it('shows what was loaded, and keeps the message of a failure while it is tried again', () => {
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

it('begins anew after a conflict, without what was loaded and sent before', () => {
  arrive('load', 1);
  begin('save', 2);
  expect(form()).toMatchObject({ savingId: 'save', attempted: [documents(2)] });
  end('save', 'conflict', 2);
  expect(form()).toMatchObject({ savingId: null, conflict: true, data: documents(1) });
  expect(form().attempted).toEqual([]);
  store.dispatch(load.pending('reload', undefined));
  expect(form()).toMatchObject({ conflict: false, data: null, version: 2 });
  expect(viewOf(form())).toBe('loading');
});

it('remembers what was sent in vain until something is stored', () => {
  arrive('load', 1);
  begin('first', 2);
  fail('first', 2);
  begin('second', 3);
  expect(form()).toMatchObject({ conflict: false, attempted: [documents(2), documents(3)] });
  end('second', 'saved', 3);
  expect(form()).toMatchObject({ savingId: null, data: documents(3), attempted: [] });
});

it('is not changed by answers that come after it was closed', () => {
  store.dispatch(close());
  arrive('load', 1);
  expect(form()).toEqual(notEdited());
  store.dispatch(load.pending('open', undefined));
  arrive('open', 1);
  begin('save', 2);
  store.dispatch(close());
  store.dispatch(load.pending('open again', undefined));
  end('save', 'conflict', 2);
  expect(form()).toMatchObject({ status: 'loading', data: null, conflict: false });
});
