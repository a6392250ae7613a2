import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { pageNumbers, PaginationNumbers } from './PaginationNumbers';
import cases from './pageNumbers.cases.json' with { type: 'json' };

it.each(cases.pages)('page $current of $pages: $shown', ({ current, pages, shown }) => {
  expect(pageNumbers(current, pages)).toEqual(shown);
});

describe('PaginationNumbers', () => {
  it('says what is shown and goes to a page', async () => {
    const setPage = vi.fn();
    render(<PaginationNumbers pages={{ page: 5, pageSize: 10, total: 118, setPage }} />);
    expect(screen.getByText('Showing 41 to 50 of 118 results')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(screen.getByRole('button', { name: 'Page 12' }));
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(setPage.mock.calls).toEqual([[12], [4], [6]]);
  });

  it('keeps the focus in the pages when Previous or Next comes to the end', async () => {
    function Pages() {
      const [page, setPage] = useState(2);
      return <PaginationNumbers pages={{ page, pageSize: 10, total: 30, setPage }} />;
    }
    render(<Pages />);
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(screen.getByRole('button', { name: 'Page 1' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('button', { name: 'Page 3' })).toHaveFocus();
  });
});
