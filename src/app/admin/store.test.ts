import { Timestamp } from 'firebase/firestore/lite';
import { expect, it, vi } from 'vitest';
import { makeStore } from './store';
import { figureEditors } from '@/firebase/staff/figureEditors';

const opened = (date: unknown) => {
  const store = makeStore();
  store.dispatch(figureEditors.asi.load.pending('first', undefined));
  store.dispatch(figureEditors.asi.load.fulfilled({ asi: { value: 1, date } }, 'first', undefined));
  return store.getState().figureEditors.asi;
};

it('accepts stored documents with value types of the SDK, but reports functions in documents', () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const date = Timestamp.fromMillis(1000);
  expect(opened(date)).toMatchObject({ status: 'succeeded', data: { asi: { value: 1, date } } });
  expect(complain).not.toHaveBeenCalled();
  opened(() => undefined);
  expect(complain).toHaveBeenCalled();
});
