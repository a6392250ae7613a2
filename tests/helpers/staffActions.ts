/** The actions of staff on their pages, each with the request that a test makes fail. */
import { fireEvent, screen, within } from '@testing-library/react';
import { type ComponentType, createElement } from 'react';
import { equityStaffMessages } from '@/figures/admin/stockMessages';
import { marketStaffMessages } from '@/figures/admin/messages';
import { AsiEditor } from '@/features/market/admin/AsiEditor';
import { FixedIncomeEditor } from '@/features/market/admin/FixedIncomeEditor';
import { MacroeconomicsEditor } from '@/features/market/admin/MacroeconomicsEditor';
import { StockEditor } from '@/features/equity/admin/StockEditor';
import { newsStaffMessages as news } from '@/features/news/admin/messages';
import { resourceStaffMessages as resources } from '@/features/resources/admin/messages';
import NewsPage from '@/pages/admin/NewsPage';
import ResourcesPage from '@/pages/admin/ResourcesPage';
import { equityMarket } from '../../seed/market';
import { newsFormTexts, newsItem } from './builders';
import { SPARE } from './spares';
import { type Call, commitOf, storageCall } from './waysToFail';

interface StaffAction {
  name: string;
  /** The page, or the section with the action. */
  Page: ComponentType;
  call: Call;
  failed: string;
  /** The message after a rejection by the server. Defaults to `failed`. */
  refused?: string;
  done: string;
  /** The region of both messages. */
  region: string;
  /** True if the banner of a failure stays until the next attempt. Otherwise a line replaces it. */
  keeps?: true;
  /** True if the action succeeds even if this request fails. */
  aside?: true;
  /** True if the request is a read, which fails without a response. */
  reads?: true;
  /** True if the list, not a document, shows whether the request was executed. */
  asksList?: true;
  prepare?: () => void;
  press: () => void;
  typed?: () => HTMLElement;
  /** The content of the lists after the action, if it changes. */
  leaves?: Partial<Record<'categories' | 'files' | 'news', readonly string[]>>;
  /** A document, and a text that it contains afterwards. */
  writes?: readonly [path: string, text: string];
}

export function section(name: string) {
  const box = screen.getByText(name, { selector: 'h2' }).closest('section');
  if (box === null) throw new Error(`No section ${name}`);
  return within(box);
}
function dialog() {
  const open = document.querySelector<HTMLElement>('dialog[open]');
  if (open === null) throw new Error('No dialog is open');
  return within(open);
}
type Place = Pick<typeof screen, 'getByRole' | 'getByLabelText'>;

/** Ticks all questions about figures. */
export function confirmFigures(): void {
  for (const tick of screen.queryAllByRole('checkbox', { name: /is right, publish it$/ })) {
    fireEvent.click(tick);
  }
}

export function press(place: Place, name: string): void {
  const button = place.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
}
export const fill = (place: Place, label: string, value: string) =>
  fireEvent.change(place.getByLabelText(label), { target: { value } });
export const choose = (place: Place, label: string, name: string, type: string) =>
  fireEvent.change(place.getByLabelText(label), {
    target: { files: [new File(['%PDF-1.4'], name, { type })] },
  });
const confirm = () => press(dialog(), 'Delete');

const Gainers = () => createElement(StockEditor, { kind: 'gainers', session: '2026-11-20' });
const Losers = () => createElement(StockEditor, { kind: 'losers', session: '2026-11-20' });

/**
 * The editors of figures, each with input for a field, the stored value, and another person's save.
 */
export const figures = [
  {
    name: 'macroeconomics',
    Page: MacroeconomicsEditor,
    region: 'Indicators and exchange rate',
    document: 'macroeconomics/exchangeRate',
    messages: marketStaffMessages.macroeconomics,
    field: marketStaffMessages.macroeconomics.priceLabel,
    text: '1501.00',
    stored: '1501',
    theirs: { price: 1 },
    save: 'Save Changes',
  },
  {
    name: 'the index',
    Page: AsiEditor,
    region: 'All Share Index (ASI)',
    document: 'marketIndices/ASI',
    messages: marketStaffMessages.asi,
    field: 'Value',
    text: '105431.00',
    stored: '105431',
    theirs: { value: 1 },
    save: 'Save ASI',
  },
  {
    name: 'fixed income',
    Page: FixedIncomeEditor,
    region: 'Fixed Income',
    document: 'fixedIncome/bonds',
    messages: marketStaffMessages.fixedIncome,
    field: 'BONDS rate 1',
    text: '18.42',
    stored: '18.42',
    theirs: { tenures: [{ label: '5-YEAR', rate: 1 }] },
    save: 'Save Fixed Income',
  },
  ...(['Gainers', 'Losers'] as const).map((name) => ({
    name: `the ${name.toLowerCase()}`,
    Page: name === 'Gainers' ? Gainers : Losers,
    region: name === 'Gainers' ? 'Manage Top 5 Gainers' : 'Top Losers',
    document: `equityMarket/top${name}`,
    messages: equityStaffMessages[name === 'Gainers' ? 'gainers' : 'losers'],
    field: 'Stock symbol, row 1',
    text: 'STOCK',
    stored: 'STOCK',
    theirs: { stocks: equityMarket[name === 'Gainers' ? 'topLosers' : 'topGainers'].stocks },
    save: `Save Top ${name}`,
  })),
];

const figureActions = figures.map(
  ({ name, Page, region, document, messages, field, text, stored, save }): StaffAction => ({
    name: `save ${name}`,
    ...(name === 'macroeconomics' && {
      keeps: true,
      refused:
        'Failed to save data. The server refuses Exchange rate: correct it or leave it as it was, or sign in where you are asked to.',
    }),
    Page,
    region,
    call: commitOf(document),
    failed: messages.saveFailed,
    done: messages.saved,
    prepare: () => fill(section(region), field, text),
    press: () => press(section(region), save),
    typed: () => section(region).getByLabelText(field),
    writes: [document, stored],
  }),
);

const CATEGORIES = 'Manage Resource Categories';
const FILES = 'Manage Resource Files';
const UPLOADER = 'Upload Resource Files';
const ofCategories = {
  Page: ResourcesPage,
  region: CATEGORIES,
  call: commitOf('resourceCategories/'),
};
const ofFiles = { Page: ResourcesPage, region: FILES, call: commitOf('resourceFiles/') };
const objectGone = storageCall('DELETE', /\/o\/resources/);
const categoryName = () => section(CATEGORIES).getByLabelText('Category Name');
const askFor = (region: string) => press(section(region), `Delete ${SPARE}`);

const deletedCategory = {
  ...ofCategories,
  failed: resources.deleteCategoryFailed,
  done: resources.categoryDeleted,
  leaves: { categories: ['Another'], files: ['Another'] },
  prepare: () => askFor(CATEGORIES),
  press: confirm,
};
const deletedFile = {
  ...ofFiles,
  failed: resources.deleteFileFailed,
  done: resources.fileDeleted,
  leaves: { files: ['Another'] },
  prepare: () => askFor(FILES),
  press: confirm,
};

const resourceActions: readonly StaffAction[] = [
  {
    ...ofCategories,
    name: 'add a category',
    failed: resources.addCategoryFailed,
    done: resources.categoryAdded,
    leaves: { categories: ['Another', SPARE, 'New'] },
    prepare: () => fill(section(CATEGORIES), 'Category Name', 'New'),
    press: () => press(section(CATEGORIES), 'Add Category'),
    typed: categoryName,
  },
  {
    ...ofCategories,
    name: 'update a category',
    failed: resources.updateCategoryFailed,
    done: resources.categoryUpdated,
    leaves: { categories: ['Another', 'Renamed'] },
    prepare: () => {
      press(section(CATEGORIES), `Edit ${SPARE}`);
      fill(section(CATEGORIES), 'Category Name', 'Renamed');
    },
    press: () => press(section(CATEGORIES), 'Update Category'),
    typed: categoryName,
  },
  {
    ...ofCategories,
    name: 'reorder categories',
    asksList: true,
    failed: resources.reorderCategoriesFailed,
    done: resources.categoriesReordered,
    leaves: { categories: [SPARE, 'Another'] },
    press: () => press(section(CATEGORIES), `Move ${SPARE} up`),
  },
  { ...deletedCategory, name: 'delete a category' },
  { ...deletedCategory, name: 'delete a category, its objects', call: objectGone, aside: true },
  { ...deletedFile, name: 'delete a file' },
  { ...deletedFile, name: 'delete a file, its object', call: objectGone, aside: true },
  {
    ...ofFiles,
    name: 'delete selected files',
    failed: resources.deleteFilesFailed,
    done: resources.filesDeleted(1),
    leaves: { files: ['Another'] },
    prepare: () => {
      fireEvent.click(section(FILES).getByLabelText(`Select ${SPARE}`));
      press(section(FILES), resources.deleteSelected(1));
    },
    press: confirm,
  },
  {
    ...ofFiles,
    name: 'edit a file',
    failed: resources.updateFileFailed,
    done: resources.fileUpdated,
    leaves: { files: ['Another', `${SPARE}, renamed`] },
    prepare: () => {
      press(section(FILES), `Edit ${SPARE}`);
      fill(dialog(), 'Display name', `${SPARE}, renamed`);
    },
    press: () => press(dialog(), 'Save Changes'),
    typed: () => dialog().getByLabelText('Display name'),
  },
  ...[
    { what: 'the object', call: storageCall('POST', /\/o\?name=/) },
    { what: 'its address', call: storageCall('GET', /\/o\/resources/), reads: true as const },
    { what: 'its record', call: commitOf('resourceFiles/') },
  ].map(({ what, ...call }): StaffAction => ({
    ...call,
    Page: ResourcesPage,
    name: `upload a file, ${what}`,
    region: UPLOADER,
    failed: resources.uploadFailed,
    done: resources.uploaded(1),
    leaves: { files: ['Another', SPARE, `Upload ${SPARE}`] },
    prepare: () => {
      const name = 'upload.pdf';
      choose(section(UPLOADER), 'Files', name, 'application/pdf');
      fill(section(UPLOADER), `Display name of ${name}`, `Upload ${SPARE}`);
    },
    press: () => press(section(UPLOADER), resources.uploadButton(1)),
    typed: () => section(UPLOADER).getByLabelText('Display name of upload.pdf'),
  })),
];

const NEWS = 'News Commentary Items';
const FORM = 'Add/Edit News Commentary Item';
const ofNews = { Page: NewsPage, region: NEWS, call: commitOf('newsCommentary/') };
const ofForm = { ...ofNews, failed: news.saveFailed, press: () => press(section(FORM), 'Save') };
const choosePicture = () => choose(section(FORM), 'Custom image', 'picture.png', 'image/png');
const newItem = {
  ...ofForm,
  done: news.created,
  leaves: { news: [`New ${SPARE}`, 'Another', SPARE] },
  prepare: () => {
    press(section(NEWS), 'Add New Item');
    const item = newsItem(1, { title: `New ${SPARE}`, videoUrl: 'https://youtu.be/PLACEHLDR99' });
    for (const { label, text } of newsFormTexts(item)) fill(section(FORM), label, text);
    choosePicture();
  },
  typed: () => section(FORM).getByLabelText('Title'),
};
const changedItem = {
  ...ofForm,
  done: news.updated,
  writes: ['newsCommentary/spare-1', 'Somebody'] as const,
  prepare: () => {
    press(section(NEWS), `Edit ${SPARE}`);
    fill(section(FORM), 'Interviewer', 'Somebody');
    choosePicture();
  },
  typed: () => section(FORM).getByLabelText('Interviewer'),
};
const deletedItem = {
  ...ofNews,
  failed: news.deleteFailed,
  done: news.deleted,
  leaves: { news: ['Another'] },
  prepare: () => askFor(NEWS),
  press: confirm,
};
const picture = storageCall('POST', /\/o\?name=/);
const pictureGone = storageCall('DELETE', /\/o\/news-commentary/);

const newsActions: readonly StaffAction[] = [
  { ...newItem, name: 'add news, its picture', call: picture },
  { ...newItem, name: 'add news, its record' },
  { ...changedItem, name: 'edit news, its picture', call: picture },
  { ...changedItem, name: 'edit news, its record' },
  { ...changedItem, name: 'edit news, its old picture', call: pictureGone, aside: true },
  {
    ...ofNews,
    name: 'reorder news',
    asksList: true,
    failed: news.orderFailed,
    done: news.orderUpdated,
    leaves: { news: [SPARE, 'Another'] },
    press: () => press(section(NEWS), `Move ${SPARE} up`),
  },
  { ...deletedItem, name: 'delete news' },
  { ...deletedItem, name: 'delete news, its picture', call: pictureGone, aside: true },
];

export const staffActions: readonly StaffAction[] = [
  ...figureActions,
  ...resourceActions,
  ...newsActions,
];
