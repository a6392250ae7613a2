import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useFileTable } from './useFileTable';
import { resourceFile } from '../../../../tests/helpers/builders';

const files = (count: number) =>
  Array.from({ length: count }, (_, n) => resourceFile(`file_${n}`, { name: `Report ${n}` }));

function table(count: number) {
  return renderHook(useFileTable, { initialProps: files(count) });
}

it('shows the page before when the last row of the last page is deleted', () => {
  const { result, rerender } = table(11);
  act(() => result.current.setPage(2));
  expect(result.current.shown).toHaveLength(1);
  rerender(files(10));
  expect(result.current.page).toBe(1);
  expect(result.current.shown).toHaveLength(10);
  rerender([]);
  expect(result.current.page).toBe(1);
});

it('forgets the selection when the list changes', () => {
  const { result, rerender } = table(3);
  act(() => result.current.togglePage());
  expect(result.current.selected).toHaveLength(3);
  rerender(files(2));
  expect(result.current.selected).toEqual([]);
  expect(result.current.pageSelection).toBe('none');
});

it('selects each page by itself, and keeps what other pages had', () => {
  const { result } = table(12);
  act(() => result.current.togglePage());
  act(() => result.current.setPage(2));
  expect(result.current.pageSelection).toBe('none');
  act(() => result.current.toggle('file_11'));
  expect(result.current.pageSelection).toBe('some');
  expect(result.current.selected).toHaveLength(11);
});

it('selects nothing that a search hides', () => {
  const { result } = table(3);
  act(() => result.current.togglePage());
  act(() => result.current.searchFor('report 1'));
  expect(result.current.selected).toEqual([]);
  act(() => result.current.togglePage());
  act(() => result.current.searchFor(''));
  expect(result.current.selected).toEqual([]);
});
