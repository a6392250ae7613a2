import '../../../../tests/helpers/dialog';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeStore } from '@/app/admin/store';
import {
  MANAGED_PAGE_SIZE,
  MAX_DESCRIPTION,
  MAX_INTERVIEWER,
  MAX_LINK,
  MAX_TITLE,
} from '../limits';
import { newsStaffMessages } from './messages';
import type { NewsItem } from '../documents';
import { fetchManagedNews, type NewsStaffState } from './newsStaffSlice';
import { NewsManager } from './NewsManager';

function item(n: number, fields: Partial<NewsItem> = {}): NewsItem {
  return {
    id: `n${n}`,
    title: `Title ${n}`,
    description: `Words ${n}`,
    interviewer: 'Ada Obi',
    videoUrl: `https://www.youtube.com/watch?v=video${n}`,
    thumbnailUrl: '',
    isActive: true,
    displayOrder: n,
    createdAt: '',
    updatedAt: '',
    ...fields,
  };
}

function show(data: NewsItem[], fields: Partial<NewsStaffState['managed']> = {}) {
  const store = makeStore({
    news: {
      managed: { status: 'succeeded', data, error: null, requestId: 'r', ...fields },
    },
  });
  render(
    <Provider store={store}>
      <NewsManager />
    </Provider>,
  );
  return store;
}

const button = (name: string) => screen.getByRole('button', { name });
const list = () => screen.getByRole('list', { name: 'News commentary items' });
const rows = () => [...list().children];
const manyItems = (count: number) => Array.from({ length: count }, (_, n) => item(n + 1));

const form = () => screen.queryByRole('region', { name: 'Add/Edit News Commentary Item' });

beforeAll(() => {
  // jsdom does not scroll.
  Element.prototype.scrollIntoView = () => undefined;
});

describe('NewsManager', () => {
  it('lists rank, kind of thumbnail, interviewer and what is not active', () => {
    show([item(1, { thumbnailUrl: 'https://example.com/own.png' }), item(2, { isActive: false })]);
    expect(screen.getByText('#2')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Custom thumbnail' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Auto-generated thumbnail' })).toBeVisible();
    expect(screen.getByText('Not active')).toBeVisible();
    expect(screen.getAllByText('by Ada Obi')).toHaveLength(2);
    expect(screen.getByRole('link', { name: /^View Video ?Title 2/ })).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=video2',
    );
  });

  it('says what is loading, and what failed with Retry', () => {
    show([], { status: 'loading' });
    expect(screen.getByText('Loading...')).toBeVisible();
  });

  it('says that loading failed', () => {
    show([], { status: 'failed', error: 'Failed to fetch news commentary items' });
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch news commentary items');
    expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled();
  });

  it.each([
    ['nothing', []],
    ['an older list', [item(1)]],
  ])(
    'keeps message and focus while %s is loaded again, and the focus after it',
    async (_, data) => {
      const error = newsStaffMessages.fetchFailed;
      const store = show(data, { status: 'failed', error });
      await userEvent.click(button('Retry'));
      const { status, requestId } = store.getState().news.managed;
      expect(status).toBe('loading');
      expect(screen.getByRole('alert')).toHaveTextContent(error);
      expect(button('Retrying...')).toHaveFocus();
      act(() => {
        store.dispatch(fetchManagedNews.fulfilled([item(1)], requestId ?? '', undefined));
      });
      expect(screen.getByText('Title 1')).toBeVisible();
      expect(screen.queryByRole('alert')).toBeNull();
      expect(screen.getByRole('region', { name: 'News Commentary Items' })).toHaveFocus();
    },
  );

  it('asks before another item replaces one that is not saved', async () => {
    show([item(1), item(2)]);
    await userEvent.click(screen.getByRole('button', { name: 'Edit Title 1' }));
    await userEvent.type(screen.getByLabelText('Title'), ' changed');
    await userEvent.click(screen.getByRole('button', { name: 'Add New Item' }));
    expect(screen.getByRole('dialog')).toHaveTextContent('Leave without saving?');
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
    expect(screen.getByLabelText('Title')).toHaveValue('Title 1 changed');
    await userEvent.click(screen.getByRole('button', { name: 'Add New Item' }));
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    expect(screen.getByLabelText('Title')).toHaveValue('');
    expect(screen.getByLabelText('YouTube Video URL')).toHaveAttribute(
      'placeholder',
      'https://www.youtube.com/watch?v=...',
    );
    expect(screen.getByRole('checkbox', { name: 'Active' })).toBeChecked();
  });

  it('opens another item at once when nothing was changed', async () => {
    show([item(1), item(2)]);
    await userEvent.click(screen.getByRole('button', { name: 'Edit Title 1' }));
    await userEvent.click(screen.getByRole('button', { name: 'Edit Title 2' }));
    expect(screen.getByLabelText('Title')).toHaveValue('Title 2');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(form()).not.toBeInTheDocument();
  });

  it('keeps a custom thumbnail when the video changes, until told otherwise', async () => {
    show([item(1, { thumbnailUrl: 'https://example.com/own.png' })]);
    await userEvent.click(screen.getByRole('button', { name: 'Edit Title 1' }));
    const video = screen.getByLabelText('YouTube Video URL');
    await userEvent.clear(video);
    await userEvent.type(video, 'https://youtu.be/other');
    expect(screen.getByText('Current thumbnail: Custom Upload')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Use Auto-Generated' }));
    expect(screen.getByText('Current thumbnail: Auto-Generated')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Currently Using' })).toBeDisabled();
  });

  it.each([
    ['Title', MAX_TITLE],
    ['Interviewer', MAX_INTERVIEWER],
    ['Description', MAX_DESCRIPTION],
    ['YouTube Video URL', MAX_LINK],
  ])('takes no %s longer than can be stored', async (label, most) => {
    show([]);
    await userEvent.click(screen.getByRole('button', { name: 'Add New Item' }));
    await userEvent.click(screen.getByLabelText(label));
    await userEvent.paste('x'.repeat(most + 1));
    expect(screen.getByLabelText(label)).toHaveValue('x'.repeat(most));
  });

  it('refuses a link that could not be stored, and keeps it', async () => {
    show([item(1)]);
    await userEvent.click(screen.getByRole('button', { name: 'Edit Title 1' }));
    const video = screen.getByLabelText('YouTube Video URL');
    await userEvent.clear(video);
    await userEvent.click(video);
    await userEvent.paste('https://example.com/a"b');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText(newsStaffMessages.oddLink)).toBeVisible();
    expect(video).toHaveValue('https://example.com/a"b');
  });

  it('refuses a link that is not https', async () => {
    show([item(1)]);
    await userEvent.click(screen.getByRole('button', { name: 'Edit Title 1' }));
    const video = screen.getByLabelText('YouTube Video URL');
    await userEvent.clear(video);
    await userEvent.type(video, 'http://example.com/video');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText('Please enter a link that begins with https://')).toBeVisible();
  });

  it.each([
    [
      new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }),
      'logo.svg cannot be used: only PNG, JPEG, GIF, WebP and AVIF images are accepted.',
    ],
    [new File([], 'empty.png', { type: 'image/png' }), 'empty.png is empty (0 KB).'],
    [
      new File(['x'.repeat(5 * 1024 * 1024 + 1)], 'big.png', { type: 'image/png' }),
      'big.png is too large: the limit is 5 MB.',
    ],
  ])('refuses an image by name, and keeps the form: $name', async (file, message) => {
    show([item(1)]);
    await userEvent.click(screen.getByRole('button', { name: 'Edit Title 1' }));
    await userEvent.type(screen.getByLabelText('Title'), ' changed');
    await userEvent.upload(screen.getByLabelText('Custom image'), file, { applyAccept: false });
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.getByText('Current thumbnail: Auto-Generated')).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveValue('Title 1 changed');
  });

  it('asks before deleting', async () => {
    show([item(1)]);
    await userEvent.click(screen.getByRole('button', { name: 'Delete Title 1' }));
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'Are you sure you want to delete this item?',
    );
  });

  it('opens the form under its row, and gives the focus back to the row on Cancel', async () => {
    show([item(1), item(2)]);
    await userEvent.click(button('Edit Title 1'));
    expect(rows()[0]).toContainElement(form());
    expect(screen.getByLabelText('Title')).toHaveFocus();
    await userEvent.click(button('Cancel'));
    expect(form()).not.toBeInTheDocument();
    expect(button('Edit Title 1')).toHaveFocus();
  });

  it('opens a new item below the list, and gives the focus back on Cancel', async () => {
    show([item(1)]);
    await userEvent.click(button('Add New Item'));
    expect(list()).not.toContainElement(form());
    expect(screen.getByLabelText('Title')).toHaveFocus();
    await userEvent.click(button('Cancel'));
    expect(button('Add New Item')).toHaveFocus();
  });

  it('asks before Cancel throws typed words away', async () => {
    show([item(1)]);
    await userEvent.click(button('Edit Title 1'));
    await userEvent.type(screen.getByLabelText('Title'), ' changed');
    await userEvent.click(button('Cancel'));
    await userEvent.click(button('Stay'));
    expect(screen.getByLabelText('Title')).toHaveValue('Title 1 changed');
    await userEvent.click(button('Cancel'));
    await userEvent.click(button('Leave'));
    expect(form()).not.toBeInTheDocument();
    expect(button('Edit Title 1')).toHaveFocus();
  });

  it('shows the field that keeps an item from being saved', async () => {
    show([item(1, { videoUrl: 'http://example.com/video' })]);
    await userEvent.click(button('Edit Title 1'));
    await userEvent.click(button('Save'));
    expect(screen.getByLabelText('YouTube Video URL')).toHaveFocus();
  });

  it('cancels a save that is under way at once, and keeps the words', async () => {
    show([item(1)]);
    await userEvent.click(button('Edit Title 1'));
    await userEvent.type(screen.getByLabelText('Title'), ' changed');
    await userEvent.click(button('Save'));
    expect(button('Saving...')).toHaveFocus();
    await userEvent.click(button('Cancel'));
    expect(await screen.findByText(newsStaffMessages.cancelled)).toBeVisible();
    expect(button('Save')).toHaveAttribute('type', 'submit');
    expect(screen.getByLabelText('Title')).toHaveValue('Title 1 changed');
  });

  it('shows one page, and searches title, interviewer and description', async () => {
    show([
      ...manyItems(MANAGED_PAGE_SIZE + 2),
      item(50, { title: 'Naira' }),
      item(51, { interviewer: 'Naira Bello' }),
      item(52, { description: 'About the NAIRA' }),
    ]);
    expect(rows()).toHaveLength(MANAGED_PAGE_SIZE);
    await userEvent.click(button('Page 2'));
    expect(rows()).toHaveLength(5);
    expect(rows()[0]).toHaveTextContent(`#${MANAGED_PAGE_SIZE + 1}`);
    const search = screen.getByRole('searchbox');
    await userEvent.type(search, ' naira');
    expect(rows().map((row) => row.querySelector('[data-rank]')?.textContent)).toEqual([
      `#${MANAGED_PAGE_SIZE + 3}`,
      `#${MANAGED_PAGE_SIZE + 4}`,
      `#${MANAGED_PAGE_SIZE + 5}`,
    ]);
    // The order of a part says nothing about the whole.
    expect(screen.getByText(newsStaffMessages.noOrderInSearch)).toBeVisible();
    expect(button('Move Naira down')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(search, ' x');
    expect(screen.getByText(newsStaffMessages.noMatches)).toBeVisible();
  });

  it('keeps what is typed when the list is searched or turned to another page', async () => {
    show(manyItems(MANAGED_PAGE_SIZE + 2));
    await userEvent.click(button('Edit Title 1'));
    await userEvent.type(screen.getByLabelText('Title'), 'b');
    await userEvent.click(button('Page 2'));
    expect(screen.getByLabelText('Title')).toHaveValue('Title 1b');
    expect(list()).not.toContainElement(form());
    await userEvent.type(screen.getByRole('searchbox'), '22');
    expect(screen.getByLabelText('Title')).toHaveValue('Title 1b');
  });

  it('moves a row over the edge of its page, with the focus', async () => {
    const name = `Title ${MANAGED_PAGE_SIZE}`;
    show(manyItems(MANAGED_PAGE_SIZE + 2));
    await userEvent.click(button(`Move ${name} down`));
    expect(rows()).toHaveLength(2);
    expect(rows()[0]).toHaveTextContent(`#${MANAGED_PAGE_SIZE + 1}${name}`);
    expect(button(`Move ${name} down`)).toHaveFocus();
    expect(
      screen.getByText(`${name} moved to position ${MANAGED_PAGE_SIZE + 1} of 22.`),
    ).toBeInTheDocument();
  });
});
