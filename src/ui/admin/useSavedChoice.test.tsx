import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { toChoiceKey } from '@/browser/savedChoices';
import { DraftAccount } from './useSavedDraft';
import { useSavedChoice } from './useSavedChoice';

const options = { name: 'alsoFile', schema: v.boolean(), initial: false };

function openPage(account: string | null) {
  let current = account;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <DraftAccount value={current}>{children}</DraftAccount>
  );
  const hook = renderHook(() => useSavedChoice(options), { wrapper });
  return {
    chosen: () => hook.result.current[0],
    choose: (choice: boolean) => act(() => hook.result.current[1](choice)),
    signIn: (next: string) => {
      current = next;
      hook.rerender();
    },
  };
}

it('returns a saved choice only for the account that made it', () => {
  const first = openPage('ada');
  expect(first.chosen()).toBe(false);
  first.choose(true);
  expect(first.chosen()).toBe(true);
  expect(openPage('ada').chosen()).toBe(true);
  expect(openPage('ngozi').chosen()).toBe(false);
});

it('returns the saved choice of an account that signs in later', () => {
  openPage('ada').choose(true);
  const page = openPage('ngozi');
  page.signIn('ada');
  expect(page.chosen()).toBe(true);
});

it.each(['"yes"', '{', ''])(
  'returns the initial value if the invalid value %j is stored',
  (text) => {
    localStorage.setItem(toChoiceKey('ada', options.name), text);
    expect(openPage('ada').chosen()).toBe(false);
  },
);

it('keeps a choice until the page is closed if it cannot be saved', () => {
  const stranger = openPage(null);
  stranger.choose(true);
  expect(stranger.chosen()).toBe(true);
  expect(localStorage).toHaveLength(0);

  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const page = openPage('ada');
  page.choose(true);
  expect(page.chosen()).toBe(true);
});
