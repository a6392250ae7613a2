import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import type { HistoryRequest } from '../../src/features/market/admin/useHistory';
import type { Recent } from '../../src/figures/recent';
import type { ReadyEditor } from '../../src/ui/admin/useEditor';

/** Where a form is and what its button says. */
export const place = { title: 'Section', viewHref: '/', saveText: 'Save' };
export const saveButton = (name = 'Save') => screen.getByRole('button', { name });

/** The ticks that ask whether a figure is right, in the order of the page. */
export const questionTicks = () =>
  screen.queryAllByRole('checkbox', { name: /is right, publish it$/ });

/** Presses Save, which the questions stop; answers them with yes, and presses it again. */
export async function confirmAndSave(
  save: { mock: { calls: unknown[] } },
  button = 'Save',
): Promise<void> {
  const before = save.mock.calls.length;
  await userEvent.click(saveButton(button));
  expect(save.mock.calls).toHaveLength(before);
  expect(questionTicks()).not.toHaveLength(0);
  for (const tick of questionTicks()) await userEvent.click(tick);
  await userEvent.click(saveButton(button));
}

/** Puts a text into a field in place of what is there, and leaves the focus in it. */
export async function retype(field: HTMLElement, text: string): Promise<void> {
  const user = userEvent.setup();
  await user.clear(field);
  if (text !== '') await user.paste(text);
}

/** What stands in the rows of the one table, without its head. */
export const cells = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

/** A field takes a text of so many letters, and of a longer one no more. */
export async function expectAtMost(field: HTMLElement, most: number): Promise<void> {
  await retype(field, 'X'.repeat(most + 1));
  expect(field).toHaveValue('X'.repeat(most));
}

/**
 * A list that could not be loaded is by Retry: message and focus stay until the answer, and the
 * focus goes on to it.
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

/** The last sessions of the history, as an editor has loaded them. */
export const loadedHistory = (recent: Partial<Recent> = {}): HistoryRequest => ({
  data: { asi: {}, exchangeRate: {}, ...recent },
  failed: false,
  loading: false,
  reload: vi.fn<() => void>(),
});

/** An editor whose documents are loaded and whose saves succeed, unless told otherwise. */
export function loadedEditor<Stored>(
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
