/** What staff do, as a table: each names the one call of it that a test makes fail. */
import type { Locator, Page } from '@playwright/test';
import { equityStaffMessages } from '../../src/features/equity/admin/messages';
import { marketStaffMessages } from '../../src/features/market/admin/messages';
import { newsStaffMessages } from '../../src/features/news/admin/messages';
import { resourceStaffMessages } from '../../src/features/resources/admin/messages';
import { testPorts } from '../../scripts/local';
import { chartPng } from '../../seed/files/png';
import { exampleDocuments } from '../../seed/index';
import {
  clearDocuments,
  clearFiles,
  type Documents,
  downloadUrl,
  putFile,
  setDocuments,
} from '../../seed/rest';
import { type Call, commitOf, storageCall } from './failures';
import { section, type StaffPath } from './staffPage';

export interface StaffAction {
  name: string;
  path: StaffPath;
  call: Call;
  failed: string;
  done: string;
  /** The call is one of file storage: the SDK repeats it for a while, and a lost answer is a failure. */
  storage?: true;
  /** The call is not needed for success: the message is that of success in any case. */
  aside?: true;
  /** Opens what is needed and types; the round makes it new each time. */
  prepare: (page: Page, round: number) => Promise<void>;
  press: (page: Page, round: number) => Promise<void>;
  /** The field that was typed into, and what it must still hold after a failure. */
  typed?: (page: Page, round: number) => { field: Locator; text: string };
}

/** The region of figures that one field stands for. */
interface Figures {
  name: string;
  path: StaffPath;
  region: string;
  call: Call;
  failed: string;
  done: string;
  field: string;
  text: (round: number) => string;
  save: string;
}

const FIGURES: readonly Figures[] = [
  {
    name: 'save macroeconomics',
    path: '/admin/macroeconomics',
    region: 'Macroeconomics',
    call: commitOf('macroeconomics/exchangeRate'),
    failed: marketStaffMessages.macroeconomics.saveFailed,
    done: marketStaffMessages.macroeconomics.saved,
    field: 'Price (N per $)',
    text: (round) => `${1500 + round}.00`,
    save: 'Save Changes',
  },
  {
    name: 'save the index',
    path: '/admin/equity-market',
    region: 'All Share Index (ASI)',
    call: commitOf('marketIndices/ASI'),
    failed: marketStaffMessages.asi.saveFailed,
    done: marketStaffMessages.asi.saved,
    field: 'Value',
    text: (round) => `${105_000 + round}.00`,
    save: 'Save ASI',
  },
  {
    name: 'save fixed income',
    path: '/admin/equity-market',
    region: 'Fixed Income',
    call: commitOf('fixedIncome/bonds'),
    failed: marketStaffMessages.fixedIncome.saveFailed,
    done: marketStaffMessages.fixedIncome.saved,
    field: 'BONDS rate 1',
    text: (round) => `${round + 1}.25`,
    save: 'Save Fixed Income',
  },
  ...(['gainers', 'losers'] as const).map((kind): Figures => {
    const name = kind === 'gainers' ? 'Gainers' : 'Losers';
    return {
      name: `save the ${kind}`,
      path: '/admin/equity-market',
      region: kind === 'gainers' ? 'Manage Top 5 Gainers' : 'Top Losers',
      call: commitOf(`equityMarket/top${name}`),
      failed: equityStaffMessages[kind].saveFailed,
      done: equityStaffMessages[kind].saved,
      field: 'Stock symbol, row 1',
      text: (round) => `STOCK${round}`,
      save: `Save Top ${name}`,
    };
  }),
];

const figureActions = FIGURES.map(
  ({ name, path, region, call, failed, done, field, text, save }): StaffAction => {
    const typed = (page: Page, round: number) => ({
      field: section(page, region).getByLabel(field),
      text: text(round),
    });
    return {
      name,
      path,
      call,
      failed,
      done,
      prepare: (page, round) => typed(page, round).field.fill(text(round)),
      press: (page) => section(page, region).getByRole('button', { name: save }).click(),
      typed,
    };
  },
);

const PATH = '/admin/resources';
const uploader = (page: Page) => section(page, 'Upload Resource Files');
const files = (page: Page) => section(page, 'Manage Resource Files');
const categories = (page: Page) => section(page, 'Manage Resource Categories');
const categoryName = (page: Page) => categories(page).getByLabel('Category Name');
const confirm = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
const control = (region: Locator, name: string) =>
  region.getByRole('button', { name, exact: true });

/** Their names do not contain each other. */
const spare = (round: number) => `Spare ${String.fromCharCode(65 + round)}`;

/**
 * The example data, but instead of what has stored objects a spare category with a file for each
 * round, and a spare item of news with a picture.
 */
export async function resetToSpares(rounds: number): Promise<void> {
  await Promise.all([clearDocuments(testPorts), clearFiles(testPorts)]);
  const kept = Object.entries(exampleDocuments(testPorts)).filter(
    ([path, { thumbnailUrl = '' }]) => !path.startsWith('resourceFiles/') && thumbnailUrl === '',
  );
  const spares = await Promise.all(Array.from({ length: rounds }, (_, round) => addSpare(round)));
  await setDocuments(testPorts, Object.fromEntries([...kept, ...spares.flat()]));
}

/** Stores a spare file and a spare picture; resolves with the records. */
async function addSpare(round: number): Promise<[path: string, data: Documents[string]][]> {
  const id = `cat_${2000 + round}`;
  const file = { path: `resources/${id}/${2000 + round}_spare.pdf`, token: 'spare' };
  const picture = { path: `news-commentary/${2000 + round}_spare.png`, token: 'spare' };
  await putFile(testPorts, { ...file, type: 'application/pdf', bytes: Buffer.from('%PDF-1.4') });
  await putFile(testPorts, { ...picture, type: 'image/png', bytes: chartPng('Spare') });
  const at = new Date(1_700_000_000_000 + round).toISOString();
  return [
    [`resourceCategories/${id}`, { id, name: spare(round), displayOrder: 100 + round }],
    [
      `resourceFiles/file_${2000 + round}_spare`,
      {
        id: `file_${2000 + round}_spare`,
        name: spare(round),
        url: downloadUrl(testPorts, file),
        fileType: 'application/pdf',
        uploadDate: at,
        category: id,
        path: file.path,
        icon: 'pdf',
        size: 8,
      },
    ],
    [
      `newsCommentary/spare-${round}`,
      {
        title: spare(round),
        description: 'Words',
        interviewer: 'Ada Obi',
        videoUrl: 'https://www.youtube.com/watch?v=PLACEHLDR99',
        thumbnailUrl: downloadUrl(testPorts, picture),
        isActive: false,
        displayOrder: 100 + round,
        createdAt: at,
        updatedAt: at,
      },
    ],
  ];
}

const findFile = (page: Page, round: number) =>
  files(page).getByRole('searchbox').fill(spare(round));

const categoryActions: readonly StaffAction[] = [
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

const fileActions: readonly StaffAction[] = [
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

const newsList = (page: Page) => section(page, 'News Commentary Items');
const newsForm = (page: Page) => section(page, 'Add/Edit News Commentary Item');
const saveNews = (page: Page) => control(newsForm(page), 'Save').click();
const title = (page: Page) => newsForm(page).getByLabel('Title');

async function choosePicture(page: Page): Promise<void> {
  await newsForm(page)
    .getByLabel('Custom image')
    .setInputFiles({
      name: 'picture.png',
      mimeType: 'image/png',
      buffer: Buffer.from(chartPng('New')),
    });
}

const newItem = {
  path: '/admin/news',
  failed: newsStaffMessages.saveFailed,
  done: newsStaffMessages.created,
  prepare: async (page: Page, round: number) => {
    await control(newsList(page), 'Add New Item').click();
    await title(page).fill(`New ${spare(round)}`);
    await newsForm(page).getByLabel('Interviewer').fill('Ada Obi');
    await newsForm(page).getByLabel('Description').fill('Words');
    await newsForm(page).getByLabel('YouTube Video URL').fill('https://youtu.be/PLACEHLDR99');
    await choosePicture(page);
  },
  press: saveNews,
  typed: (page: Page, round: number) => ({ field: title(page), text: `New ${spare(round)}` }),
} as const;

const changedItem = {
  path: '/admin/news',
  failed: newsStaffMessages.saveFailed,
  done: newsStaffMessages.updated,
  prepare: async (page: Page, round: number) => {
    await findNews(page, round);
    await control(newsList(page), `Edit ${spare(round)}`).click();
    await newsForm(page)
      .getByLabel('Interviewer')
      .fill(`Somebody ${spare(round)}`);
    await choosePicture(page);
  },
  press: saveNews,
  typed: (page: Page, round: number) => ({
    field: newsForm(page).getByLabel('Interviewer'),
    text: `Somebody ${spare(round)}`,
  }),
} as const;

const findNews = (page: Page, round: number) =>
  newsList(page).getByRole('searchbox').fill(spare(round));

const deletedItem = {
  path: '/admin/news',
  failed: newsStaffMessages.deleteFailed,
  done: newsStaffMessages.deleted,
  prepare: async (page: Page, round: number) => {
    await findNews(page, round);
    await control(newsList(page), `Delete ${spare(round)}`).click();
  },
  press: confirm,
} as const;

const picture = storageCall('POST', /\/o\?name=/);
const pictureGone = storageCall('DELETE', /\/o\/news-commentary/);
const newsRecord = commitOf('newsCommentary/');

const newsActions: readonly StaffAction[] = [
  { ...newItem, name: 'add news, its picture', call: picture, storage: true },
  { ...newItem, name: 'add news, its record', call: newsRecord },
  { ...changedItem, name: 'edit news, its picture', call: picture, storage: true },
  { ...changedItem, name: 'edit news, its record', call: newsRecord },
  {
    ...changedItem,
    name: 'edit news, the picture that is replaced',
    call: pictureGone,
    storage: true,
    aside: true,
  },
  {
    name: 'reorder news',
    path: '/admin/news',
    call: newsRecord,
    failed: newsStaffMessages.orderFailed,
    done: newsStaffMessages.orderUpdated,
    prepare: () => Promise.resolve(),
    press: (page, round) => control(newsList(page), `Move ${spare(round)} up`).click(),
  },
  { ...deletedItem, name: 'delete news', call: newsRecord },
  {
    ...deletedItem,
    name: 'delete news, its picture',
    call: pictureGone,
    storage: true,
    aside: true,
  },
];

export const staffActions: readonly StaffAction[] = [
  ...figureActions,
  ...categoryActions,
  ...fileActions,
  ...newsActions,
];
