// @vitest-environment jsdom
/** The category manager against the running backend, where answers are lost. */
import { breakNetwork, loseAnswerAndCheck, mendNetwork } from '../helpers/staffArea';
import '../helpers/jsdomPage';
import '@testing-library/jest-dom/vitest';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { expect, it, vi } from 'vitest';
import { makeStore } from '@/app/admin/store';
import { CategoryManager } from '@/features/resources/admin/CategoryManager';
import { resourceStaffMessages } from '@/features/resources/admin/messages';
import { asStaff } from '../helpers/staffHooks';
import { recordsIn, textOf } from '../helpers/stored';

asStaff();

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('adds a category once, however often its answer is lost', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  render(
    <Provider store={makeStore()}>
      <CategoryManager />
    </Provider>,
  );
  await screen.findByRole('button', { name: 'Edit Price List' });
  await userEvent.type(screen.getByLabelText('Category Name'), 'Added once');
  breakNetwork(loseAnswerAndCheck());
  await press('Add Category');
  await screen.findByText(resourceStaffMessages.addCategoryFailed);
  mendNetwork();
  await press('Retry');
  await screen.findByText(resourceStaffMessages.categoryAdded);
  const names = (await recordsIn('resourceCategories')).map((each) => textOf(each, 'name'));
  expect(names.filter((name) => name === 'Added once')).toHaveLength(1);
});
