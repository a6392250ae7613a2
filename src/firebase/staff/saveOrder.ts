import {
  collection,
  doc,
  getDocs,
  runTransaction,
  type Transaction,
} from 'firebase/firestore/lite';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { OrderedItem } from '@/lib/order';
import type { RequestState } from '@/lib/requestState';
import { firestore } from '../firestore';
import { getServerNow } from './clock';
import { executeWrite } from './executeWrite';
import { reportFailure } from './permissionErrors';
import { recordChange } from './changes';

interface OrderOptions<Root> {
  path: string;
  /** The name of the part of the site, for the change record. */
  part: string;
  /** Selects the list that the page shows. */
  select: (state: Root) => RequestState<OrderedItem[]>;
  /** Returns the action that shows the items in a new order. */
  show: (items: readonly OrderedItem[]) => UnknownAction;
  failureMessage: string;
  /** True if each document stores the time of its last save. */
  timed?: true;
}

/**
 * Returns the thunk that saves the order of a list, all or nothing. The page shows the new order at
 * once, and restores the old order if the save fails. If a delayed save arrives after a later save,
 * Firestore rejects it, because the documents have changed since. Resolves with the message of a
 * failure, or null.
 */
export const createReorderThunk =
  <Root>({ path, part, select, show, failureMessage: failed, timed }: OrderOptions<Root>) =>
  (next: readonly { id: string }[]) =>
  async (
    dispatch: (action: UnknownAction) => unknown,
    getState: () => Root,
  ): Promise<string | null> => {
    const before = select(getState()).data;
    const fields = timed && { updatedAt: getServerNow().toISOString() };
    const items = next.map(({ id }, displayOrder) => ({ id, displayOrder }));
    const list = collection(firestore(), path);
    const write = async (transaction: Transaction) => {
      const read = items.map(({ id }) => transaction.get(doc(list, id)));
      const stored = await Promise.all(read);
      const was = new Map(
        stored.map((each): [string, unknown] => [each.id, each.get('displayOrder') ?? null]),
      );
      for (const { id, displayOrder } of items) {
        transaction.update(doc(list, id), { ...fields, displayOrder });
      }
      recordChange(
        transaction,
        { part, kind: 'reorder' },
        items.map(({ id, displayOrder }) => ({
          path: `${path}/${id}`,
          before: { displayOrder: was.get(id) },
          after: { displayOrder },
        })),
      );
    };
    const isStored = async () => {
      const { docs } = await getDocs(list);
      const stored = new Map(
        docs.map((each): [string, unknown] => [each.id, each.get('displayOrder')]),
      );
      return items.every(({ id, displayOrder }) => stored.get(id) === displayOrder);
    };
    dispatch(show(items));
    const outcome = await executeWrite(
      // Do not retry, because a second attempt could store an outdated order.
      () => runTransaction(firestore(), write, { maxAttempts: 1 }),
      isStored,
    );
    // Dispatch the order even after a success, because the list may have been reloaded with the old
    // order in the meantime.
    dispatch(show(outcome.result === 'done' ? items : before));
    return 'error' in outcome ? reportFailure(failed, outcome.error) : null;
  };
