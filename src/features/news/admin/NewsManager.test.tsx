import { uploadAdvice } from '@/lib/rejectedFiles';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { makeStore } from '@/app/admin/store';
import { newsTextFields } from '../fields';
import { MANAGED_PAGE_SIZE } from '../limits';
import { newsStaffMessages } from './messages';
import type { NewsItem } from '../documents';
import { fetchManagedNews, type NewsStaffState } from './newsStaffSlice';
import { NewsManager } from './NewsManager';
import {
  readCells,
  expectMaxLength,
  expectRetried,
  retype,
} from '../../../../tests/helpers/editor';
import { createDropData } from '../../../../tests/helpers/drop';
import { renderAsStaff } from '../../../../tests/helpers/renderWithStore';
import { createNewsItem, createLoadedState } from '../../../../tests/helpers/builders';

/** Renders the manager. Calling `close` stores drafts just as closing the browser tab does. */
function show(data: NewsItem[], fields: Partial<NewsStaffState['managed']> = {}) {
  const store = makeStore({ news: { managed: { ...createLoadedState(data), ...fields } } });
  return { store, close: renderAsStaff(<NewsManager />, store).unmount };
}

const getButton = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(getButton(name));
const getField = (label: string) => screen.getByLabelText(label);
const getList = () => screen.getByRole('list', { name: 'News commentary items' });
const getRows = () => [...getList().children];
const createItems = (count: number) =>
  Array.from({ length: count }, (_, n) => createNewsItem(n + 1));

const createPicture = (name: string, content = 'x', type = 'image/png') =>
  new File([content], name, { type });
const getForm = () => screen.queryByRole('region', { name: 'Add/Edit News Commentary Item' });

describe('NewsManager', () => {
  it('shows the rank, the thumbnail, the interviewer and the state of each item', () => {
    show([
      createNewsItem(1, { thumbnailUrl: 'https://example.com/own.png' }),
      createNewsItem(2, { isActive: false }),
    ]);
    expect(screen.getByText('#2')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Custom thumbnail' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Auto-generated thumbnail' })).toBeVisible();
    expect(screen.getByText('Not active')).toBeVisible();
    expect(screen.getAllByText('by Ada Obi')).toHaveLength(2);
    const link = screen.getByRole('link', { name: /^View Video ?Title 2/ });
    expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=video2');
  });

  it.each([{ data: [] }, { data: [createNewsItem(1)] }])(
    'loads a list of $data.length items again when staff press Retry',
    async ({ data }) => {
      const error = newsStaffMessages.fetchFailed;
      const { store } = show(data, { status: 'failed', error });
      const getRequest = () => store.getState().news.managed;
      await expectRetried(error, 'News Commentary Items', getRequest, (requestId) =>
        store.dispatch(fetchManagedNews.fulfilled([createNewsItem(1)], requestId, undefined)),
      );
      expect(screen.getByText('Title 1')).toBeVisible();
    },
  );

  it('keeps a custom thumbnail when the video changes', async () => {
    show([createNewsItem(1, { thumbnailUrl: 'https://example.com/own.png' })]);
    await press('Edit Title 1');
    await retype(getField('YouTube Video URL'), 'https://youtu.be/other');
    expect(screen.getByText('Current thumbnail: Custom Upload')).toBeVisible();
    await press('Use Auto-Generated');
    expect(screen.getByText('Current thumbnail: Auto-Generated')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Currently Using' })).toBeDisabled();
  });

  it('uses the picture of YouTube for a YouTube Short but not for a playlist', async () => {
    show([createNewsItem(1)]);
    await press('Edit Title 1');
    await retype(getField('YouTube Video URL'), 'https://www.youtube.com/playlist?list=PLx');
    expect(
      screen.getByText(/^There is no automatic picture for this kind of link\./),
    ).toBeVisible();
    expect(screen.getByText('Current thumbnail: Our Drawing')).toBeVisible();
    await retype(getField('YouTube Video URL'), 'https://www.youtube.com/shorts/abc?feature=share');
    expect(screen.queryByText(/^There is no automatic picture/)).not.toBeInTheDocument();
    expect(screen.getByText('Current thumbnail: Auto-Generated')).toBeVisible();
  });

  it.each(['', 'www.youtube.com/watch?v=abc', 'http://youtu.be/abc'])(
    'asks for an https address if the address is "%s"',
    async (address) => {
      show([createNewsItem(1)]);
      await press('Edit Title 1');
      await userEvent.clear(getField('YouTube Video URL'));
      if (address !== '') await userEvent.type(getField('YouTube Video URL'), address);
      expect(screen.getByText(newsStaffMessages.noVideoYet)).toBeVisible();
      expect(screen.queryByText(/^There is no automatic picture/)).not.toBeInTheDocument();
    },
  );

  it('limits the length of each text field', async () => {
    show([]);
    await press('Add New Item');
    for (const { label, maxLength } of Object.values(newsTextFields)) {
      await expectMaxLength(getField(label), maxLength);
    }
  });

  it.each([
    ['contains a quote', 'https://example.com/a"b', newsStaffMessages.oddLink],
    ['is not https', 'http://example.com/video', newsStaffMessages.unsafeLink],
  ])('rejects and focuses a link that %s', async (_, link, message) => {
    show([createNewsItem(1)]);
    await press('Edit Title 1');
    await retype(getField('YouTube Video URL'), link);
    await press('Save');
    expect(screen.getByText(message)).toBeVisible();
    expect(getField('YouTube Video URL')).toHaveValue(link);
    expect(getField('YouTube Video URL')).toHaveFocus();
  });

  it.each([
    [
      createPicture('logo.svg', '<svg/>', 'image/svg+xml'),
      'logo.svg cannot be used. Drawings in SVG can carry scripts: export the drawing as PNG.',
    ],
    [
      createPicture('IMG_1.HEIC', 'x', 'image/heic'),
      'IMG_1.HEIC cannot be used. Photos in HEIC cannot be shown by most browsers: export the picture as JPEG.',
    ],
    [
      createPicture('report.docm', 'x', ''),
      'report.docm cannot be used: only PNG, JPEG, GIF, WebP and AVIF images are accepted.',
    ],
    [createPicture('empty.png', ''), `empty.png is empty (0 KB). ${uploadAdvice.empty}`],
    [
      createPicture('big.png', 'x'.repeat(5 * 2 ** 20 + 1)),
      `big.png is too large: the limit is 5 MB. ${uploadAdvice.largePicture}`,
    ],
  ])('rejects the image $name and keeps the form unchanged', async (file, message) => {
    show([createNewsItem(1)]);
    await press('Edit Title 1');
    await retype(getField('Title'), 'Title 1 changed');
    await userEvent.upload(getField('Custom image'), file, { applyAccept: false });
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.getByText('Current thumbnail: Auto-Generated')).toBeVisible();
    expect(getField('Title')).toHaveValue('Title 1 changed');
  });

  it('accepts a dropped picture and rejects a dropped folder or link', async () => {
    show([createNewsItem(1)]);
    await press('Edit Title 1');
    const drop = (dropped: Parameters<typeof createDropData>[0]) =>
      fireEvent.drop(getField('Custom image'), createDropData(dropped));
    drop({ folders: ['Stills'] });
    expect(screen.getByText('“Stills” is a folder. Drop the files in it.')).toBeVisible();
    drop({ texts: { 'text/uri-list': 'https://example.com/a.png' } });
    expect(screen.getByText(/^You dropped a link or a picture from another page/)).toBeVisible();
    drop({ files: [new File(['x'], 'scan.tif')] });
    expect(screen.getByText(/^scan\.tif cannot be used\. Pictures in TIFF/)).toBeVisible();
    expect(screen.getByText('Current thumbnail: Auto-Generated')).toBeVisible();
    drop({ files: [createPicture('still.jpg', 'x', 'image/pjpeg')] });
    expect(screen.getByText('Current thumbnail: Custom Upload')).toBeVisible();
  });

  it('opens the form in the row of an edited item, and above the list for a new item', async () => {
    show([createNewsItem(1), createNewsItem(2)]);
    await press('Edit Title 1');
    expect(getRows()[0]).toContainElement(getForm());
    expect(getField('Title')).toHaveFocus();
    // The draft is unchanged, so the form closes without a question.
    await press('Edit Title 2');
    expect(getField('Title')).toHaveValue('Title 2');
    await press('Cancel');
    expect(getForm()).not.toBeInTheDocument();
    expect(getButton('Edit Title 2')).toHaveFocus();
    await press('Add New Item');
    expect(getList()).not.toContainElement(getForm());
    expect(getField('Title')).toHaveFocus();
    const shape = 'https://www.youtube.com/watch?v=...';
    expect(getField('YouTube Video URL')).toHaveAttribute('placeholder', shape);
    expect(screen.getByRole('checkbox', { name: 'Active' })).toBeChecked();
    await press('Cancel');
    expect(getButton('Add New Item')).toHaveFocus();
  });

  it('asks for confirmation before it deletes an item or discards input', async () => {
    show([createNewsItem(1)]);
    await press('Delete Title 1');
    const question = 'Are you sure you want to delete this item?';
    expect(screen.getByRole('dialog')).toHaveTextContent(question);
    await press('Cancel');
    await press('Add New Item');
    await retype(getField('Title'), 'New');
    await press('Edit Title 1');
    expect(screen.getByRole('dialog')).toHaveTextContent('Leave without saving?');
    await press('Stay');
    expect(getField('Title')).toHaveValue('New');
    await press('Edit Title 1');
    await press('Leave');
    expect(getField('Title')).toHaveValue('Title 1');
    await retype(getField('Title'), 'Title 1 changed');
    await press('Cancel');
    await press('Stay');
    expect(getField('Title')).toHaveValue('Title 1 changed');
    await press('Cancel');
    await press('Leave');
    expect(getForm()).not.toBeInTheDocument();
    expect(getButton('Edit Title 1')).toHaveFocus();
  });

  it('keeps the input when staff cancel a pending save', async () => {
    show([createNewsItem(1)]);
    await press('Edit Title 1');
    await retype(getField('Title'), 'Title 1 changed');
    await press('Save');
    expect(getButton('Saving...')).toHaveFocus();
    await press('Cancel');
    expect(await screen.findByText(newsStaffMessages.cancelled)).toBeVisible();
    expect(getButton('Save')).toHaveAttribute('type', 'submit');
    expect(getField('Title')).toHaveValue('Title 1 changed');
  });

  it('finds items on all pages by title, interviewer and description', async () => {
    show([
      ...createItems(MANAGED_PAGE_SIZE + 2),
      createNewsItem(50, { title: 'Naira' }),
      createNewsItem(51, { interviewer: 'Naira Bello' }),
      createNewsItem(52, { description: 'About the NAIRA' }),
    ]);
    expect(getRows()).toHaveLength(MANAGED_PAGE_SIZE);
    await press('Page 2');
    expect(getRows()).toHaveLength(5);
    expect(getRows()[0]).toHaveTextContent(`#${MANAGED_PAGE_SIZE + 1}`);
    const search = screen.getByRole('searchbox');
    await retype(search, ' naira');
    const ranks = getRows().map((row) => row.querySelector('[data-rank]')?.textContent);
    expect(ranks).toEqual([3, 4, 5].map((place) => `#${MANAGED_PAGE_SIZE + place}`));
    expect(screen.getByText(newsStaffMessages.order)).toBeVisible();
    await press('Move Title 52 to the top');
    expect(screen.getByText('Title 52 moved to position 1 of 25.')).toBeInTheDocument();
    expect(getRows()[0]).toHaveTextContent(/^#1Title 52/);
    await retype(search, ' naira x');
    expect(screen.getByText(newsStaffMessages.noMatches)).toBeVisible();
  });

  it('keeps the input when staff search the list or change the page', async () => {
    show(createItems(MANAGED_PAGE_SIZE + 2));
    await press('Edit Title 1');
    await retype(getField('Title'), 'Title 1b');
    await press('Page 2');
    expect(getField('Title')).toHaveValue('Title 1b');
    expect(getList()).not.toContainElement(getForm());
    await retype(screen.getByRole('searchbox'), '22');
    expect(getField('Title')).toHaveValue('Title 1b');
  });

  it('shows the next page when an item is moved to it', async () => {
    const name = `Title ${MANAGED_PAGE_SIZE}`;
    show(createItems(MANAGED_PAGE_SIZE + 2));
    await press(`Move ${name} down`);
    expect(getRows()).toHaveLength(2);
    expect(getRows()[0]).toHaveTextContent(`#${MANAGED_PAGE_SIZE + 1}${name}`);
    expect(getButton(`Move ${name} down`)).toHaveFocus();
    expect(
      screen.getByText(`${name} moved to position ${MANAGED_PAGE_SIZE + 1} of 22.`),
    ).toBeInTheDocument();
  });
});

describe('an unsaved draft of a news item', () => {
  const getDraftOffer = () => screen.queryByRole('group', { name: /^You typed this at / });

  it('stores separate drafts for a new item and for each existing item', async () => {
    const { close } = show([createNewsItem(1), createNewsItem(2)]);
    await press('Add New Item');
    await retype(getField('Title'), 'Market week');
    await userEvent.click(getField('Active'));
    await userEvent.upload(getField('Custom image'), createPicture('own.png'));
    close();

    show([createNewsItem(1), createNewsItem(2)]);
    await press('Edit Title 1');
    expect(getForm()).toBeVisible();
    expect(getDraftOffer()).toBeNull();
    await press('Add New Item');
    expect(readCells()).toEqual([
      ['Title', '-', 'Market week'],
      ['Active', 'Yes', 'No'],
    ]);
    expect(getField('Title')).toHaveValue('');
    await press('Restore');
    expect(getField('Title')).toHaveValue('Market week');
    expect(getField('Title')).toHaveFocus();
    expect(getField('Active')).not.toBeChecked();
    expect(screen.queryByText('own.png')).toBeNull();
    expect(getDraftOffer()).toBeNull();
  });

  it('offers the draft when staff open the item again', async () => {
    show([createNewsItem(1), createNewsItem(2)]);
    await press('Edit Title 2');
    await retype(getField('Interviewer'), 'Ada Obi and Bola');
    await press('Cancel');
    await press('Leave');
    await press('Edit Title 2');
    expect(readCells()).toEqual([['Interviewer', 'Ada Obi', 'Ada Obi and Bola']]);
    await press('Discard');
    expect(getDraftOffer()).toBeNull();
    expect(getField('Title')).toHaveFocus();
  });
});
