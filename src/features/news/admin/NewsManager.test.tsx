import '../../../../tests/helpers/dialog';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeStore } from '@/app/store';
import { MAX_DESCRIPTION, MAX_INTERVIEWER, MAX_LINK, MAX_TITLE } from '../limits';
import { newsMessages } from '../messages';
import type { NewsItem } from '../newsItem';
import type { NewsState } from '../newsSlice';
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

function show(data: NewsItem[], fields: Partial<NewsState['managed']> = {}) {
  const store = makeStore({
    news: {
      published: { status: 'idle', data: [], error: null, requestId: null },
      managed: { status: 'succeeded', data, error: null, requestId: 'r', ...fields },
    },
  });
  render(
    <Provider store={store}>
      <NewsManager />
    </Provider>,
  );
}

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
    expect(screen.getByText(newsMessages.oddLink)).toBeVisible();
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
});
