import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import type { HistoryRequest } from '../../src/features/market/admin/useHistory';
import type { RecentFigures } from '../../src/figures/recent';
import type { ReadyEditor } from '../../src/ui/admin/useEditor';

/** Props that every form requires. */
export const formProps = { title: 'Section', viewHref: '/', saveText: 'Save' };
export const getSaveButton = (name = 'Save') => screen.getByRole('button', { name });

/** Returns the checkboxes that confirm unusual figures. */
export const getConfirmations = () =>
  screen.queryAllByRole('checkbox', { name: /is right, publish it$/ });

/** Presses Save, ticks all confirmations that appear, and presses Save again. */
export async function confirmAndSave(
  save: { mock: { calls: unknown[] } },
  button = 'Save',
): Promise<void> {
  const before = save.mock.calls.length;
  await userEvent.click(getSaveButton(button));
  expect(save.mock.calls).toHaveLength(before);
  expect(getConfirmations()).not.toHaveLength(0);
  for (const tick of getConfirmations()) await userEvent.click(tick);
  await userEvent.click(getSaveButton(button));
}

export async function retype(field: HTMLElement, text: string): Promise<void> {
  const user = userEvent.setup();
  await user.clear(field);
  if (text !== '') await user.paste(text);
}

/** Returns the cells of the only table on the page, without the headings. */
export const readCells = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

/** Expects that a field accepts `most` characters and cuts off the rest. */
export async function expectMaxLength(field: HTMLElement, most: number): Promise<void> {
  await retype(field, 'X'.repeat(most + 1));
  expect(field).toHaveValue('X'.repeat(most));
}

/**
 * Presses Retry. The message and the focus must stay until the response arrives. The focus must
 * then move to the list.
 */
export async function expectRetried(
  message: string,
  region: string,
  request: () => { status: string; requestId: string | null },
  answer: (requestId: string) => unknown,
): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(request().status).toBe('loading');
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole('button', { name: 'Retrying...' })).toHaveFocus();
  act(() => void answer(request().requestId ?? ''));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('region', { name: region })).toHaveFocus();
}

/** Returns a finished request that has loaded the last sessions. */
export const createLoadedHistory = (recent: Partial<RecentFigures> = {}): HistoryRequest => ({
  data: { asi: {}, exchangeRate: {}, ...recent },
  failed: false,
  loading: false,
  reload: vi.fn<() => void>(),
});

/** Returns an editor with loaded documents. By default its saves succeed. */
export function createLoadedEditor<Stored>(
  stored: Stored,
  other: Partial<ReadyEditor<Stored, unknown>> = {},
) {
  const save = vi.fn<ReadyEditor<Stored, unknown>['save']>().mockResolvedValue(true);
  const fail = vi.fn<ReadyEditor<Stored, unknown>['outcome']['fail']>();
  const ask = vi.fn<(text: string) => void>();
  const reload = vi.fn<() => void>();
  const editor: ReadyEditor<Stored, unknown> = {
    status: 'ready',
    retrying: false,
    stored,
    data: stored,
    requestId: null,
    version: 1,
    savingId: null,
    conflict: false,
    theirs: null,
    error: null,
    outcome: {
      message: null,
      failure: null,
      trying: false,
      begin: () => undefined,
      endBanner: () => undefined,
      succeed: () => undefined,
      fail,
      reject: () => undefined,
      ask,
      clear: () => undefined,
    },
    reload,
    save,
    ...other,
  };
  return { editor, save, fail, ask, reload };
}
