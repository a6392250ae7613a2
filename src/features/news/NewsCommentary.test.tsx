import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { makeStore } from '@/app/site/store';
import { NewsCommentary } from './NewsCommentary';
import { type NewsItem, parseNewsItem } from './documents';
import { fetchPublishedNews, type NewsState, newsMessages } from './newsSlice';
import { renderWithStore } from '../../../tests/helpers/renderWithStore';
import { createNewsItem, createLoadedState } from '../../../tests/helpers/builders';

function show(data: NewsItem[], fields: Partial<NewsState['published']> = {}) {
  const store = makeStore({ news: { published: { ...createLoadedState(data), ...fields } } });
  return { store, ...renderWithStore(<NewsCommentary renderBelow={() => null} />, store) };
}

const getPictureUrls = (container: HTMLElement) =>
  [...container.querySelectorAll('img')].map((img) => img.getAttribute('src'));

describe('NewsCommentary', () => {
  it('shows no page buttons for three items', () => {
    show([createNewsItem(1), createNewsItem(2), createNewsItem(3)]);
    expect(screen.getAllByRole('link')).toHaveLength(3);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    const link = screen.getByRole('link', { name: /Title 1/ });
    expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=video1');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  it.each([0, 1])('adds placeholder cards to %d items until there are three cards', (count) => {
    show([createNewsItem(1)].slice(0, count));
    expect(screen.getAllByText('Coming Soon - Watch This Space')).toHaveLength(3 - count);
  });

  it('shows another page when the visitor presses a button or a dot', async () => {
    show([1, 2, 3, 4, 5, 6, 7].map((n) => createNewsItem(n)));
    expect(screen.getByText('Page 1 of 3')).toBeVisible();
    const previous = screen.getByRole('button', { name: 'Previous' });
    await userEvent.click(previous);
    expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByText('Page 2 of 3')).toBeVisible();
    expect(screen.getByText('Title 4')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Page 3' }));
    expect(screen.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
    const next = screen.getByRole('button', { name: 'Next' });
    await userEvent.click(next);
    expect(next).toHaveAttribute('aria-disabled', 'true');
    expect(next).toHaveFocus();
    expect(screen.getAllByText('Coming Soon - Watch This Space')).toHaveLength(2);
  });

  it('reserves the space for the items while they load', () => {
    const { container } = show([], { status: 'loading' });
    expect(screen.getByRole('status', { name: 'Loading news commentary' })).toBeVisible();
    expect(container.querySelectorAll('.clip')).toHaveLength(3);
  });

  it('shows a Retry button after a failed request, and keeps it during the retry', async () => {
    const { store } = show([], { status: 'failed', error: newsMessages.loadFailed });
    expect(screen.getByText('Failed to load news commentary')).toHaveClass('text-loss');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(store.getState().news.published.status).toBe('loading');
    // The message and the focused button must stay in place while the retry is pending.
    expect(screen.getByText('Failed to load news commentary')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retrying...' })).toHaveFocus();
    const { requestId } = store.getState().news.published;
    act(() => {
      store.dispatch(fetchPublishedNews.fulfilled([createNewsItem(1)], requestId ?? '', undefined));
    });
    expect(screen.getByText('Title 1')).toBeVisible();
    expect(screen.getByRole('region', { name: 'News Commentary' })).toHaveFocus();
  });

  it('shows the title of an item with an unsafe link as plain text', () => {
    show([createNewsItem(1, { videoUrl: 'javascript:alert(1)', interviewer: '' })]);
    expect(screen.getByText('Title 1')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.queryByText('Watch Now')).not.toBeInTheDocument();
  });

  const loadGreyImage = (image: HTMLElement) => {
    Object.defineProperty(image, 'naturalWidth', { value: 120 });
    fireEvent.load(image);
  };
  it.each([
    ['an image that cannot be loaded', (image: HTMLElement) => fireEvent.error(image)],
    ['the grey image that YouTube sends for a missing one', loadGreyImage],
  ])('shows the next smaller picture, and finally a drawing, instead of %s', (_, next) => {
    const { container } = show([createNewsItem(1)]);
    for (const size of ['maxresdefault', 'hqdefault']) {
      expect(getPictureUrls(container)[0]).toBe(`https://img.youtube.com/vi/video1/${size}.jpg`);
      const [image] = container.querySelectorAll('img');
      if (image === undefined) throw new Error('no picture');
      next(image);
    }
    expect(getPictureUrls(container)[0]).toBe('/images/still-1.svg');
  });
});

describe('parseNewsItem', () => {
  it('logs a warning for a stored item that is invalid', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(parseNewsItem('a', null)).toBeNull();
    expect(parseNewsItem('a', { title: 7, videoUrl: 'https://example.com' })).toBeNull();
    expect(warn).toHaveBeenCalledTimes(2);
  });

  it('fills missing fields with default values', () => {
    expect(parseNewsItem('a', { title: ' T ', videoUrl: 'v', isActive: 'yes' })).toMatchObject({
      title: 'T',
      isActive: false,
      thumbnailUrl: '',
      displayOrder: 0,
    });
  });
});
