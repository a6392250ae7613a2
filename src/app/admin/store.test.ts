import { Timestamp } from 'firebase/firestore/lite';
import { expect, it, vi } from 'vitest';
import { asiEditor } from '@/features/market/admin/marketThunks';
import { makeStore } from './store';

const opened = (date: unknown) => {
  const store = makeStore();
  store.dispatch(asiEditor.load.pending('first', undefined));
  store.dispatch(asiEditor.load.fulfilled({ asi: { value: 1, date } }, 'first', undefined));
  return store.getState().marketEditor.asi;
};

it("keeps stored documents that hold the SDK's own value types, and complains of functions", () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const date = Timestamp.fromMillis(1000);
  expect(opened(date)).toMatchObject({ status: 'succeeded', data: { asi: { value: 1, date } } });
  expect(complain).not.toHaveBeenCalled();
  opened(() => undefined);
  expect(complain).toHaveBeenCalled();
});
