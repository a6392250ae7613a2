import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { pageNumbers, PaginationNumbers, usePages } from './PaginationNumbers';
import cases from './pageNumbers.cases.json' with { type: 'json' };

it.each(cases.pages)('page $current of $pages: $shown', ({ current, pages, shown }) => {
  expect(pageNumbers(current, pages)).toEqual(shown);
});

it('says what is shown, and keeps the focus in the pages when Previous or Next comes to the end', async () => {
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
  'finds %j by what can be seen of it',
  (typed) => {
    const items = ['Price List', 'Daily\u00a0Summary'].map((id) => ({ id }));
    const { result } = renderHook(() => usePages(items, 10, ({ id }) => [id]));
    act(() => result.current.searchFor(typed));
    expect(result.current.found).toEqual([{ id: 'Price List' }]);
  },
);
