/** The actions of staff. Each action names the request that a test makes fail. */
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
import { listNewsFormTexts, createNewsItem } from './builders';
import { SPARE } from './spares';
import { type CallMatcher, matchCommit, matchStorageCall } from './waysToFail';

interface StaffAction {
  name: string;
  /** The page or section that contains the action. */
  Page: ComponentType;
  call: CallMatcher;
  failureMessage: string;
  /** The message if the server rejects the request. Default: `failureMessage`. */
  rejectionMessage?: string;
  successMessage: string;
  /** The name of the region that shows the messages. */
  region: string;
  /**
   * True if the banner of a failure stays until the next attempt. Other banners shrink to a line.
   */
  keepsBanner?: true;
  /** True if the action succeeds although this request fails. */
  isOptional?: true;
  /** True if the request only reads. If its response is lost, the action has failed. */
  isRead?: true;
  /**
   * True if the page can find out from its list whether the server executed the request. By
   * default, the page has to read a stored document.
   */
  isCheckedInList?: true;
  prepare?: () => void;
  press: () => void;
  getTypedField?: () => HTMLElement;
  /** The lists after the action, if the action changes them. */
  listsAfterwards?: Partial<Record<'categories' | 'files' | 'news', readonly string[]>>;
  /** A document, and a text that it contains after the action. */
  storedText?: readonly [path: string, text: string];
}

export function getSection(name: string) {
  const box = screen.getByText(name, { selector: 'h2' }).closest('section');
  if (box === null) throw new Error(`No section ${name}`);
  return within(box);
}
function getOpenDialog() {
  const open = document.querySelector<HTMLElement>('dialog[open]');
  if (open === null) throw new Error('No dialog is open');
  return within(open);
}
type Queries = Pick<typeof screen, 'getByRole' | 'getByLabelText'>;

/** Ticks all confirmations of unusual figures. */
export function confirmFigures(): void {
  for (const tick of screen.queryAllByRole('checkbox', { name: /is right, publish it$/ })) {
    fireEvent.click(tick);
  }
}

export function press(container: Queries, name: string): void {
  const button = container.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
}
export const fill = (container: Queries, label: string, value: string) =>
  fireEvent.change(container.getByLabelText(label), { target: { value } });
export const choose = (container: Queries, label: string, name: string, type: string) =>
  fireEvent.change(container.getByLabelText(label), {
    target: { files: [new File(['%PDF-1.4'], name, { type })] },
  });
const confirmDeletion = () => press(getOpenDialog(), 'Delete');

const Gainers = () => createElement(StockEditor, { kind: 'gainers', session: '2026-11-20' });
const Losers = () => createElement(StockEditor, { kind: 'losers', session: '2026-11-20' });

/**
 * The editors of figures. Each case contains an input for one field, the stored value, and a save
 * by another user.
 */
export const editorCases = [
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

const figureActions = editorCases.map(
  ({ name, Page, region, document, messages, field, text, stored, save }): StaffAction => ({
    name: `save ${name}`,
    ...(name === 'macroeconomics' && {
      keepsBanner: true,
      rejectionMessage:
        'Failed to save data. The server rejected Exchange rate. Correct it, or change it back. If the page asks you to sign in, sign in first.',
    }),
    Page,
    region,
    call: matchCommit(document),
    failureMessage: messages.saveFailed,
    successMessage: messages.saved,
    prepare: () => fill(getSection(region), field, text),
    press: () => press(getSection(region), save),
    getTypedField: () => getSection(region).getByLabelText(field),
    storedText: [document, stored],
  }),
);

const CATEGORIES = 'Manage Resource Categories';
const FILES = 'Manage Resource Files';
const UPLOADER = 'Upload Resource Files';
const categoryAction = {
  Page: ResourcesPage,
  region: CATEGORIES,
  call: matchCommit('resourceCategories/'),
};
const fileAction = { Page: ResourcesPage, region: FILES, call: matchCommit('resourceFiles/') };
const fileObjectDeletion = matchStorageCall('DELETE', /\/o\/resources/);
const getCategoryNameField = () => getSection(CATEGORIES).getByLabelText('Category Name');
const openDeleteDialog = (region: string) => press(getSection(region), `Delete ${SPARE}`);

const deletedCategory = {
  ...categoryAction,
  failureMessage: resources.deleteCategoryFailed,
  successMessage: resources.categoryDeleted,
  listsAfterwards: { categories: ['Another'], files: ['Another'] },
  prepare: () => openDeleteDialog(CATEGORIES),
  press: confirmDeletion,
};
const deletedFile = {
  ...fileAction,
  failureMessage: resources.deleteFileFailed,
  successMessage: resources.fileDeleted,
  listsAfterwards: { files: ['Another'] },
  prepare: () => openDeleteDialog(FILES),
  press: confirmDeletion,
};

const resourceActions: readonly StaffAction[] = [
  {
    ...categoryAction,
    name: 'add a category',
    failureMessage: resources.addCategoryFailed,
    successMessage: resources.categoryAdded,
    listsAfterwards: { categories: ['Another', SPARE, 'New'] },
    prepare: () => fill(getSection(CATEGORIES), 'Category Name', 'New'),
    press: () => press(getSection(CATEGORIES), 'Add Category'),
    getTypedField: getCategoryNameField,
  },
  {
    ...categoryAction,
    name: 'update a category',
    failureMessage: resources.updateCategoryFailed,
    successMessage: resources.categoryUpdated,
    listsAfterwards: { categories: ['Another', 'Renamed'] },
    prepare: () => {
      press(getSection(CATEGORIES), `Edit ${SPARE}`);
      fill(getSection(CATEGORIES), 'Category Name', 'Renamed');
    },
    press: () => press(getSection(CATEGORIES), 'Update Category'),
    getTypedField: getCategoryNameField,
  },
  {
    ...categoryAction,
    name: 'reorder categories',
    isCheckedInList: true,
    failureMessage: resources.reorderCategoriesFailed,
    successMessage: resources.categoriesReordered,
    listsAfterwards: { categories: [SPARE, 'Another'] },
    press: () => press(getSection(CATEGORIES), `Move ${SPARE} up`),
  },
  { ...deletedCategory, name: 'delete a category' },
  {
    ...deletedCategory,
    name: 'delete a category, its objects',
    call: fileObjectDeletion,
    isOptional: true,
  },
  { ...deletedFile, name: 'delete a file' },
  { ...deletedFile, name: 'delete a file, its object', call: fileObjectDeletion, isOptional: true },
  {
    ...fileAction,
    name: 'delete selected files',
    failureMessage: resources.deleteFilesFailed,
    successMessage: resources.filesDeleted(1),
    listsAfterwards: { files: ['Another'] },
    prepare: () => {
      fireEvent.click(getSection(FILES).getByLabelText(`Select ${SPARE}`));
      press(getSection(FILES), resources.deleteSelected(1));
    },
    press: confirmDeletion,
  },
  {
    ...fileAction,
    name: 'edit a file',
    failureMessage: resources.updateFileFailed,
    successMessage: resources.fileUpdated,
    listsAfterwards: { files: ['Another', `${SPARE}, renamed`] },
    prepare: () => {
      press(getSection(FILES), `Edit ${SPARE}`);
      fill(getOpenDialog(), 'Display name', `${SPARE}, renamed`);
    },
    press: () => press(getOpenDialog(), 'Save Changes'),
    getTypedField: () => getOpenDialog().getByLabelText('Display name'),
  },
  ...[
    { what: 'the object', call: matchStorageCall('POST', /\/o\?name=/) },
    { what: 'its address', call: matchStorageCall('GET', /\/o\/resources/), isRead: true as const },
    { what: 'its record', call: matchCommit('resourceFiles/') },
  ].map(({ what, ...call }): StaffAction => ({
    ...call,
    Page: ResourcesPage,
    name: `upload a file, ${what}`,
    region: UPLOADER,
    failureMessage: resources.uploadFailed,
    successMessage: resources.uploaded(1),
    listsAfterwards: { files: ['Another', SPARE, `Upload ${SPARE}`] },
    prepare: () => {
      const name = 'upload.pdf';
      choose(getSection(UPLOADER), 'Files', name, 'application/pdf');
      fill(getSection(UPLOADER), `Display name of ${name}`, `Upload ${SPARE}`);
    },
    press: () => press(getSection(UPLOADER), resources.uploadButton(1)),
    getTypedField: () => getSection(UPLOADER).getByLabelText('Display name of upload.pdf'),
  })),
];

const NEWS = 'News Commentary Items';
const FORM = 'Add/Edit News Commentary Item';
const newsItemAction = { Page: NewsPage, region: NEWS, call: matchCommit('newsCommentary/') };
const newsFormAction = {
  ...newsItemAction,
  failureMessage: news.saveFailed,
  press: () => press(getSection(FORM), 'Save'),
};
const choosePicture = () => choose(getSection(FORM), 'Custom image', 'picture.png', 'image/png');
const newItem = {
  ...newsFormAction,
  successMessage: news.created,
  listsAfterwards: { news: [`New ${SPARE}`, 'Another', SPARE] },
  prepare: () => {
    press(getSection(NEWS), 'Add New Item');
    const item = createNewsItem(1, {
      title: `New ${SPARE}`,
      videoUrl: 'https://youtu.be/PLACEHLDR99',
    });
    for (const { label, text } of listNewsFormTexts(item)) fill(getSection(FORM), label, text);
    choosePicture();
  },
  getTypedField: () => getSection(FORM).getByLabelText('Title'),
};
const changedItem = {
  ...newsFormAction,
  successMessage: news.updated,
  storedText: ['newsCommentary/spare-1', 'Somebody'] as const,
  prepare: () => {
    press(getSection(NEWS), `Edit ${SPARE}`);
    fill(getSection(FORM), 'Interviewer', 'Somebody');
    choosePicture();
  },
  getTypedField: () => getSection(FORM).getByLabelText('Interviewer'),
};
const deletedItem = {
  ...newsItemAction,
  failureMessage: news.deleteFailed,
  successMessage: news.deleted,
  listsAfterwards: { news: ['Another'] },
  prepare: () => openDeleteDialog(NEWS),
  press: confirmDeletion,
};
const pictureUpload = matchStorageCall('POST', /\/o\?name=/);
const pictureDeletion = matchStorageCall('DELETE', /\/o\/news-commentary/);

const newsActions: readonly StaffAction[] = [
  { ...newItem, name: 'add news, its picture', call: pictureUpload },
  { ...newItem, name: 'add news, its record' },
  { ...changedItem, name: 'edit news, its picture', call: pictureUpload },
  { ...changedItem, name: 'edit news, its record' },
  { ...changedItem, name: 'edit news, its old picture', call: pictureDeletion, isOptional: true },
  {
    ...newsItemAction,
    name: 'reorder news',
    isCheckedInList: true,
    failureMessage: news.orderFailed,
    successMessage: news.orderUpdated,
    listsAfterwards: { news: [SPARE, 'Another'] },
    press: () => press(getSection(NEWS), `Move ${SPARE} up`),
  },
  { ...deletedItem, name: 'delete news' },
  { ...deletedItem, name: 'delete news, its picture', call: pictureDeletion, isOptional: true },
];

export const staffActions: readonly StaffAction[] = [
  ...figureActions,
  ...resourceActions,
  ...newsActions,
];
