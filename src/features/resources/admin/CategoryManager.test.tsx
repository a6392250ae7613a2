import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { makeStore } from '@/app/admin/store';
import { categoryFields } from '../fields';
import { fetchCategories, type ResourcesState } from '../resourcesSlice';
import { CategoryManager } from './CategoryManager';
import { expectMaxLength, expectRetried, retype } from '../../../../tests/helpers/editor';
import { renderAsStaff } from '../../../../tests/helpers/renderWithStore';
import {
  createCategory,
  createResourcesState,
  createLoadedState,
} from '../../../../tests/helpers/builders';

const two = [createCategory(1, { name: 'Price List' }), createCategory(2, { name: 'Notes' })];

/** Renders the manager. Calling `close` stores drafts just as closing the browser tab does. */
function show(categories: Partial<ResourcesState['categories']> = {}) {
  const store = makeStore({
    resources: createResourcesState({ ...createLoadedState([]), ...categories }),
  });
  return { store, close: renderAsStaff(<CategoryManager />, store).unmount };
}
const name = () => screen.getByLabelText('Category Name');
const getButton = (text: string) => screen.getByRole('button', { name: text });
const press = (text: string) => userEvent.click(getButton(text));

it.each(['', '   '])('does not add a category with the name %j', async (text) => {
  const { store } = show();
  expect(screen.getByText('No categories found. Add your first category above.')).toBeVisible();
  const before = store.getState();
  expect(before.resources.categories.status).toBe('succeeded');
  await retype(name(), text);
  await press('Add Category');
  expect(name()).toBeRequired();
  expect(name()).toBeInvalid();
  expect(getButton('Add Category')).toBeEnabled();
  expect(store.getState()).toBe(before);
});

it('disables the form while the categories load', () => {
  show({ status: 'loading' });
  expect(screen.getByText('Loading categories...')).toBeVisible();
  expect(getButton('Add Category')).toBeDisabled();
});

/* The reload of an empty list is tested in tests/e2e/writes/failures.spec.ts. */
it('loads the list of categories again when staff press Retry', async () => {
  const error = 'Failed to fetch categories';
  const { store } = show({ status: 'failed', error, data: two });
  expect(getButton('Add Category')).toBeDisabled();
  const getRequest = () => store.getState().resources.categories;
  await expectRetried(error, 'Manage Resource Categories', getRequest, (requestId) =>
    store.dispatch(fetchCategories.fulfilled(two, requestId, undefined)),
  );
  expect(getButton('Edit Notes')).toBeVisible();
});

it('fills the form with a category on Edit, and empties it on Cancel', async () => {
  show({ data: two });
  expect(screen.getByText('Order: 1')).toBeVisible();
  await press('Edit Notes');
  expect(name()).toHaveValue('Notes');
  expect(name()).toHaveFocus();
  expect(getButton('Update Category')).toBeEnabled();
  expect(getButton('Reorder Notes')).toHaveAttribute('aria-disabled', 'true');
  await press('Cancel');
  expect(name()).toHaveValue('');
  expect(getButton('Add Category')).toBeEnabled();
  expect(getButton('Edit Notes')).toHaveFocus();
});

it('asks for confirmation before it deletes a category with its files', async () => {
  show({ data: two });
  await expectMaxLength(name(), categoryFields.name.maxLength);
  await press('Delete Notes');
  const what = 'All files in this category will also be deleted.';
  expect(screen.getByRole('dialog')).toHaveTextContent(what);
});

it('warns about a duplicate name but accepts it', async () => {
  show({ data: two });
  await retype(name(), ' price  LIST');
  expect(name()).toHaveAccessibleDescription(/There is already a category with this name\./);
  expect(name()).toBeValid();
  expect(getButton('Add Category')).toBeEnabled();
  await userEvent.clear(name());
  await press('Edit Notes');
  expect(name()).not.toHaveAccessibleDescription(/already/);
});

it('offers a search field only if there are many categories', async () => {
  const { close } = show({ data: two });
  expect(screen.queryByLabelText('Search categories')).not.toBeInTheDocument();
  close();
  show({ data: Array.from({ length: 20 }, (_, n) => createCategory(n)) });
  expect(screen.getAllByRole('listitem')).toHaveLength(20);
  const search = screen.getByLabelText('Search categories');
  await retype(search, 'ory 15');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(getButton('Move Category 15 up')).toHaveAttribute('aria-disabled', 'true');
  await retype(search, 'ory 15x');
  expect(screen.getByText('No categories match your search.')).toBeVisible();
});

it('offers separate drafts for a new category and for each existing category', async () => {
  const { close } = show({ data: two });
  await retype(name(), 'Fixed income');
  await press('Edit Notes');
  await retype(name(), 'Notes of the week');
  close();

  show({ data: two });
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
