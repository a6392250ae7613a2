import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { PaginationNumbers } from './PaginationNumbers';
import { listPageNumbers } from './pageNumbers';
import { usePages } from './usePages';

it.each<[current: number, pages: number, shown: number[] | (number | string)[]]>([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 'gap-end', 9]],
  [3, 9, [1, 2, 3, 4, 'gap-end', 9]],
  [4, 9, [1, 'gap-start', 3, 4, 5, 'gap-end', 9]],
  [4, 18, [1, 'gap-start', 3, 4, 5, 'gap-end', 18]],
  [15, 18, [1, 'gap-start', 14, 15, 16, 'gap-end', 18]],
  [5, 12, [1, 'gap-start', 4, 5, 6, 'gap-end', 12]],
  [9, 9, [1, 'gap-start', 8, 9]],
])('lists the page numbers for page %s of %s as %j', (current, pages, shown) => {
  expect(listPageNumbers(current, pages)).toEqual(shown);
});

it('moves the focus to the current page number when Previous or Next becomes disabled', async () => {
  function Pages() {
    const [page, setPage] = useState(2);
    return <PaginationNumbers pages={{ page, pageSize: 10, total: 28, setPage }} />;
  }
  render(<Pages />);
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(screen.getByRole('button', { name: 'Page 1' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  expect(screen.getByText('Showing 11 to 20 of 28 results')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('button', { name: 'Page 3' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
});

it.each(['\u200eprice\u00a0list', 'pri\u00adce', ' list\u200b'])(
  'ignores invisible characters in the search text %j',
  (typed) => {
    const items = ['Price List', 'Daily\u00a0Summary'].map((id) => ({ id }));
    const { result } = renderHook(() => usePages(items, 10, ({ id }) => [id]));
    act(() => result.current.searchFor(typed));
    expect(result.current.found).toEqual([{ id: 'Price List' }]);
  },
);
