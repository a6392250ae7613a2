import '../../../../tests/helpers/dialog';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { makeStore } from '@/app/admin/store';
import { MAX_CATEGORY_NAME } from '../limits';
import { fetchCategories, type ResourcesState } from '../resourcesSlice';
import { CategoryManager } from './CategoryManager';
import { renderAsStaff, renderWithStore } from '../../../../tests/helpers/renderWithStore';
import { succeeded } from '../../../../tests/helpers/builders';

const two = [
  { id: 'cat_1', name: 'Price List', displayOrder: 0 },
  { id: 'cat_2', name: 'Notes', displayOrder: 1 },
];

function show(categories: Partial<ResourcesState['categories']>) {
  const store = makeStore({
    resources: {
      categories: { ...succeeded([]), ...categories },
      files: { ...succeeded([]), of: null },
      filesAskedAt: null,
    },
  });
  renderWithStore(<CategoryManager />, store);
  return store;
}

/** The same with what is typed kept; the function returned closes it, as a closed tab does. */
function showKept() {
  const store = makeStore({
    resources: {
      categories: succeeded(two),
      files: { ...succeeded([]), of: null },
      filesAskedAt: null,
    },
  });
  return renderAsStaff(<CategoryManager />, store).unmount;
}

describe('CategoryManager', () => {
  it('says that there are no categories, and does not ask again', () => {
    const store = show({});
    expect(screen.getByText('No categories found. Add your first category above.')).toBeVisible();
    expect(store.getState().resources.categories.status).toBe('succeeded');
  });

  it('keeps the form disabled while loading', () => {
    show({ status: 'loading' });
    expect(screen.getByText('Loading categories...')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add Category' })).toBeDisabled();
  });

  it('offers Retry when loading failed, and adds nothing until then', () => {
    show({ status: 'failed', error: 'Failed to fetch categories' });
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch categories');
    expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Add Category' })).toBeDisabled();
  });

  it.each([
    ['nothing', []],
    ['an older list', two],
  ])(
    'keeps message and focus while %s is loaded again, and the focus after it',
    async (_, data) => {
      const store = show({ status: 'failed', error: 'Failed to fetch categories', data });
      await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
      const { status, requestId } = store.getState().resources.categories;
      expect(status).toBe('loading');
      expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch categories');
      expect(screen.getByRole('button', { name: 'Retrying...' })).toHaveFocus();
      act(() => void store.dispatch(fetchCategories.fulfilled(two, requestId ?? '', undefined)));
      expect(screen.getByRole('button', { name: 'Edit Notes' })).toBeVisible();
      expect(screen.getByRole('region', { name: 'Manage Resource Categories' })).toHaveFocus();
    },
  );

  it('edits one: the form shows it, nothing can be dragged, Cancel empties the form', async () => {
    show({ data: two });
    expect(screen.getByText('Order: 1')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Edit Notes' }));
    expect(screen.getByLabelText('Category Name')).toHaveValue('Notes');
    expect(screen.getByRole('button', { name: 'Update Category' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Reorder Notes' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByLabelText('Category Name')).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Add Category' })).toBeEnabled();
  });

  it.each([['nothing'], ['spaces', '   ']])('adds no category of %s', async (_, text = '') => {
    const store = show({});
    const before = store.getState();
    const name = screen.getByLabelText('Category Name');
    if (text !== '') await userEvent.type(name, text);
    await userEvent.click(screen.getByRole('button', { name: 'Add Category' }));
    expect(name).toBeRequired();
    expect(name).toBeInvalid();
    expect(screen.getByRole('button', { name: 'Add Category' })).toBeEnabled();
    expect(store.getState()).toBe(before);
  });

  it('takes no name longer than can be stored', async () => {
    show({ data: two });
    await userEvent.click(screen.getByLabelText('Category Name'));
    await userEvent.paste('x'.repeat(MAX_CATEGORY_NAME + 1));
    expect(screen.getByLabelText('Category Name')).toHaveValue('x'.repeat(MAX_CATEGORY_NAME));
  });

  it('asks before deleting', async () => {
    show({ data: two });
    await userEvent.click(screen.getByRole('button', { name: 'Delete Notes' }));
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'All files in this category will also be deleted.',
    );
  });

  it('warns of a name that is there already, and lets it be', async () => {
    show({ data: two });
    const name = screen.getByLabelText('Category Name');
    await userEvent.type(name, ' price  LIST');
    expect(name).toHaveAccessibleDescription(/There is already a category of this name\./);
    expect(name).toBeValid();
    expect(screen.getByRole('button', { name: 'Add Category' })).toBeEnabled();
    await userEvent.clear(name);
    await userEvent.click(screen.getByRole('button', { name: 'Edit Notes' }));
    expect(name).not.toHaveAccessibleDescription(/already/);
  });

  it('goes back to the row when its edit is cancelled', async () => {
    show({ data: two });
    await userEvent.click(screen.getByRole('button', { name: 'Edit Notes' }));
    expect(screen.getByLabelText('Category Name')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Edit Notes' })).toHaveFocus();
  });

  it('searches many categories, which then keep their places', async () => {
    const data = Array.from({ length: 20 }, (_, n) => ({
      id: `cat_${n}`,
      name: `Category ${n}`,
      displayOrder: n,
    }));
    show({ data });
    expect(screen.getAllByRole('listitem')).toHaveLength(20);
    const search = screen.getByLabelText('Search categories');
    await userEvent.type(search, 'ory 15');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Move Category 15 up' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.type(search, 'x');
    expect(screen.getByText('No categories match your search.')).toBeVisible();
  });

  it('asks no search of few categories', () => {
    show({ data: two });
    expect(screen.queryByLabelText('Search categories')).not.toBeInTheDocument();
  });
});

it('offers the name that was typed and not saved, for a new category and for each by itself', async () => {
  const name = () => screen.getByLabelText('Category Name');
  const press = (text: string) => userEvent.click(screen.getByRole('button', { name: text }));
  const close = showKept();
  await userEvent.type(name(), 'Fixed income');
  await press('Edit Notes');
  await userEvent.type(name(), ' of the week');
  close();

  showKept();
  expect(screen.getByRole('row', { name: 'Category Name - Fixed income' })).toBeVisible();
  await press('Edit Notes');
  expect(screen.getByRole('row', { name: 'Category Name Notes Notes of the week' })).toBeVisible();
  await press('Restore');
  expect(name()).toHaveValue('Notes of the week');
  await press('Cancel');
  await press('Restore');
  expect(name()).toHaveValue('Fixed income');
  expect(name()).toHaveFocus();
});
