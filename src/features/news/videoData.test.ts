import { expect, it } from 'vitest';
import { createNewsItem } from '../../../tests/helpers/builders';
import { findErrors, getItems } from '../../../tests/helpers/structuredData';
import { createVideoData } from './videoData';

const item = createNewsItem(1, {
  title: 'Rates on hold',
  description: '',
  videoUrl: 'https://www.youtube.com/watch?v=abc',
  createdAt: '2026-11-20T10:00:00.000Z',
});

it('contains the fields that search engines require for a video', async () => {
  const items = getItems(createVideoData([item]));
  expect(items).toMatchObject([
    {
      name: 'Rates on hold',
      description: 'Rates on hold',
      uploadDate: '2026-11-20T10:00:00.000Z',
      embedUrl: 'https://www.youtube.com/embed/abc',
      creator: { name: 'Ada Obi' },
    },
  ]);
  expect(await findErrors(items)).toEqual([]);
});

it.each([
  ['a day', { createdAt: '' }],
  ['a YouTube video', { videoUrl: 'https://example.com/video' }],
  ['an https address', { videoUrl: 'http://youtu.be/abc' }],
])('leaves out an item without %s', (_what, change) => {
  expect(getItems(createVideoData([{ ...item, ...change }]))).toEqual([]);
});
