/** The news page: items and their pictures. */
import type { Page } from '@playwright/test';
import { chartPng } from '../../../seed/files/png';
import { newsStaffMessages } from '../../../src/features/news/admin/messages';
import { commitOf, storageCall } from '../failures';
import { section } from '../staffPage';
import { confirm, control, type StaffAction } from './action';
import { spare } from './spares';

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

export const newsActions: readonly StaffAction[] = [
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
