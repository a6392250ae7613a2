/** The resources page: categories, files and uploads. */
import type { Page } from '@playwright/test';
import { resourceStaffMessages } from '../../../src/features/resources/admin/messages';
import { commitOf, storageCall } from '../failures';
import { section } from '../staffPage';
import { confirm, control, type StaffAction } from './action';
import { spare } from './spares';

const PATH = '/admin/resources';
const uploader = (page: Page) => section(page, 'Upload Resource Files');
const files = (page: Page) => section(page, 'Manage Resource Files');
const categories = (page: Page) => section(page, 'Manage Resource Categories');
const categoryName = (page: Page) => categories(page).getByLabel('Category Name');
const findFile = (page: Page, round: number) =>
  files(page).getByRole('searchbox').fill(spare(round));

export const categoryActions: readonly StaffAction[] = [
  {
    name: 'add a category',
    path: PATH,
    call: commitOf('resourceCategories/'),
    failed: resourceStaffMessages.addCategoryFailed,
    done: resourceStaffMessages.categoryAdded,
    prepare: (page, round) => categoryName(page).fill(`New ${round}`),
    press: (page) => control(categories(page), 'Add Category').click(),
    typed: (page, round) => ({ field: categoryName(page), text: `New ${round}` }),
  },
  {
    name: 'update a category',
    path: PATH,
    call: commitOf('resourceCategories/'),
    failed: resourceStaffMessages.updateCategoryFailed,
    done: resourceStaffMessages.categoryUpdated,
    prepare: async (page, round) => {
      await control(categories(page), `Edit ${spare(round)}`).click();
      await categoryName(page).fill(`Renamed ${round}`);
    },
    press: (page) => control(categories(page), 'Update Category').click(),
    typed: (page, round) => ({ field: categoryName(page), text: `Renamed ${round}` }),
  },
  {
    name: 'reorder categories',
    path: PATH,
    call: commitOf('resourceCategories/'),
    failed: resourceStaffMessages.reorderCategoriesFailed,
    done: resourceStaffMessages.categoriesReordered,
    prepare: () => Promise.resolve(),
    press: (page, round) => control(categories(page), `Move ${spare(round)} up`).click(),
  },
  {
    name: 'delete a category',
    path: PATH,
    call: commitOf('resourceCategories/'),
    failed: resourceStaffMessages.deleteCategoryFailed,
    done: resourceStaffMessages.categoryDeleted,
    prepare: (page, round) => control(categories(page), `Delete ${spare(round)}`).click(),
    press: confirm,
  },
  {
    name: "delete a category, its files' objects",
    path: PATH,
    call: storageCall('DELETE', /\/o\/resources/),
    failed: resourceStaffMessages.deleteCategoryFailed,
    done: resourceStaffMessages.categoryDeleted,
    storage: true,
    aside: true,
    prepare: (page, round) => control(categories(page), `Delete ${spare(round)}`).click(),
    press: confirm,
  },
];

export const fileActions: readonly StaffAction[] = [
  {
    name: 'delete a file',
    path: PATH,
    call: commitOf('resourceFiles/'),
    failed: resourceStaffMessages.deleteFileFailed,
    done: resourceStaffMessages.fileDeleted,
    prepare: async (page, round) => {
      await findFile(page, round);
      await control(files(page), `Delete ${spare(round)}`).click();
    },
    press: confirm,
  },
  {
    name: 'delete a file, its object',
    path: PATH,
    call: storageCall('DELETE', /\/o\/resources/),
    failed: resourceStaffMessages.deleteFileFailed,
    done: resourceStaffMessages.fileDeleted,
    storage: true,
    aside: true,
    prepare: async (page, round) => {
      await findFile(page, round);
      await control(files(page), `Delete ${spare(round)}`).click();
    },
    press: confirm,
  },
  {
    name: 'delete selected files',
    path: PATH,
    call: commitOf('resourceFiles/'),
    failed: resourceStaffMessages.deleteFilesFailed,
    done: resourceStaffMessages.filesDeleted(1),
    prepare: async (page, round) => {
      await findFile(page, round);
      await files(page)
        .getByLabel(`Select ${spare(round)}`)
        .check();
      await control(files(page), resourceStaffMessages.deleteSelected(1)).click();
    },
    press: confirm,
  },
  {
    name: 'edit a file',
    path: PATH,
    call: commitOf('resourceFiles/'),
    failed: resourceStaffMessages.updateFileFailed,
    done: resourceStaffMessages.fileUpdated,
    prepare: async (page, round) => {
      await findFile(page, round);
      await control(files(page), `Edit ${spare(round)}`).click();
      await page
        .getByRole('dialog')
        .getByLabel('Display name')
        .fill(`${spare(round)}, renamed`);
    },
    press: (page) => control(page.getByRole('dialog'), 'Save Changes').click(),
    typed: (page, round) => ({
      field: page.getByRole('dialog').getByLabel('Display name'),
      text: `${spare(round)}, renamed`,
    }),
  },
  ...(
    [
      ['the object', storageCall('POST', /\/o\?name=/), true],
      ['its address', storageCall('GET', /\/o\/resources/), true],
      ['its record', commitOf('resourceFiles/'), undefined],
    ] as const
  ).map(([what, call, storage]): StaffAction => ({
    name: `upload a file, ${what}`,
    path: PATH,
    call,
    failed: resourceStaffMessages.uploadFailed,
    done: resourceStaffMessages.uploaded(1),
    ...(storage && { storage }),
    prepare: async (page, round) => {
      await uploader(page)
        .getByLabel('Files', { exact: true })
        .setInputFiles({
          name: `upload-${round}.pdf`,
          mimeType: 'application/pdf',
          buffer: Buffer.from('%PDF-1.4'),
        });
      await uploader(page)
        .getByLabel(`Display name of upload-${round}.pdf`)
        .fill(`Upload ${spare(round)}`);
    },
    press: (page) => control(uploader(page), resourceStaffMessages.uploadButton(1)).click(),
    typed: (page, round) => ({
      field: uploader(page).getByLabel(`Display name of upload-${round}.pdf`),
      text: `Upload ${spare(round)}`,
    }),
  })),
];
