import { describe, expect, it } from 'vitest';
import {
  getAutoThumbnail,
  isAutoThumbnail,
  listThumbnailCandidates,
  findVideoId,
} from './thumbnail';

it.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://www.youtube.com/watch?v=abc-_1&t=12s', 'abc-_1'],
  ['https://www.youtube.com/watch?app=desktop&v=abc', 'abc'],
  ['https://youtu.be/abc?si=1', 'abc'],
  ['https://youtu.be/abc#t=1', 'abc'],
  ['https://youtu.be/abc\nnext line', 'abc'],
  ['https://m.youtube.com/watch?v=abc&feature=share', 'abc'],
  ['https://youtube.com/watch?v=abc', 'abc'],
  ['https://music.youtube.com/watch?v=abc&si=x_y', 'abc'],
  ['https://www.youtube.com/watch?v=abc&list=PLx&index=2&pp=iAQB', 'abc'],
  ['https://www.youtube.com/watch?list=PLx&v=abc', 'abc'],
  ['https://www.youtube.com/watch?v=abc&utm_source=newsletter&fbclid=1', 'abc'],
  ['https://www.youtube.com/shorts/abc?feature=share', 'abc'],
  ['https://youtube.com/shorts/abc?si=x_y', 'abc'],
  ['https://m.youtube.com/shorts/abc/', 'abc'],
  ['https://www.youtube.com/live/abc?si=x_y&t=60', 'abc'],
  ['https://youtube.com/live/abc', 'abc'],
  ['https://www.youtube.com/embed/abc?start=30&rel=0', 'abc'],
  ['https://www.youtube-nocookie.com/embed/abc?si=x_y', 'abc'],
  ['https://youtube-nocookie.com/embed/abc', 'abc'],
  ['https://www.youtube.com/v/abc', 'abc'],
  ['https://youtu.be/abc?list=PLx&si=1', 'abc'],
  ['https://WWW.YouTube.com/watch?v=aBc', 'aBc'],
  ['https://www.youtube.com/watch/?v=abc', 'abc'],
  ['https://m.youtube.com/watch/?app=mobile&v=abc', 'abc'],
  ['https://youtu.be/shorts/abc?si=1', 'abc'],
  ['https://youtu.be/live/abc', 'abc'],
  ['https://youtu.be/embed/abc', 'abc'],
  ['https://youtu.be/v/abc', 'abc'],
  ['https://youtu.be/watch?v=abc&t=3', 'abc'],
  ['https://youtu.be/watch/?v=abc', 'abc'],
  ['https://youtu.be/abc/?t=3', 'abc'],
  ['https://www.youtu.be/abc', 'abc'],
  ['https://youtu.be/abc&t=3', 'abc'],
  ['https://www.youtube.com/shorts/abc&feature=share', 'abc'],
])('finds the video id in %j', (url, id) => {
  expect(findVideoId(url)).toBe(id);
});

it.each([
  '',
  'https://example.com/watch?v=abc',
  'https://example.com/youtube.com/watch?v=abc',
  'https://example.com/?next=https://youtu.be/abc',
  'https://notyoutube.com/watch?v=abc',
  'https://youtube.com.example.com/watch?v=abc',
  'https://youtu.be/',
  'https://youtu.be/a"b',
  'https://youtu.be/shorts',
  'https://youtu.be/shorts/',
  'https://youtu.be/live?si=1',
  'https://youtu.be/watch',
  'https://youtu.be/watch?list=PLx',
  'https://youtu.be/embed/videoseries?list=PLx',
  'https://youtu.be/playlist?list=PLx',
  'https://youtu.be/@palmwood',
  'https://youtu.be/channel/UCx',
  'https://www.youtube.com/watch/?list=PLx',
  'https://www.youtube.com/watch?v=<script>',
  'https://www.youtube.com/embed/videoseries?list=PLx',
  'https://www.youtube-nocookie.com/embed/videoseries?list=PLx',
  'https://www.youtube.com/embed/live_stream?channel=UCx',
  'https://www.youtube.com/playlist?list=PLx',
  'https://music.youtube.com/playlist?list=PLx',
  'https://www.youtube.com/@palmwood',
  'https://www.youtube.com/@palmwood/live',
  'https://www.youtube.com/channel/UCx/live',
  'https://www.youtube.com/clip/UgkxAbc',
  'https://www.youtube.com/post/UgkxAbc',
  'https://www.youtube.com/results?search_query=abc',
  'https://www.youtube.com/shorts/',
  'https://www.youtube.com/watch?v=',
  'https://www.youtube.com/watch?list=PLx',
  'https://vimeo.com/123',
  'https://example.com/shorts/abc',
  'http://www.youtube.com/watch?v=abc',
])('finds no video id in %j', (url) => {
  expect(findVideoId(url)).toBeNull();
  expect(getAutoThumbnail(url)).toBe('');
});

it.each([
  { url: 'https://img.youtube.com/vi/a/maxresdefault.jpg', is: true },
  { url: 'https://i.ytimg.com/vi/a/hqdefault.jpg', is: true },
  { url: 'https://example.com/img.youtube.com/a.jpg', is: false },
  { url: 'no address', is: false },
])('recognises $url as an image of YouTube: $is', ({ url, is }) => {
  expect(isAutoThumbnail(url)).toBe(is);
});

describe('the candidate pictures for a news item', () => {
  const videoUrl = 'https://www.youtube.com/watch?v=abc';
  const large = 'https://img.youtube.com/vi/abc/maxresdefault.jpg';
  const small = 'https://img.youtube.com/vi/abc/hqdefault.jpg';

  it('tries the custom thumbnail before the pictures of the video', () => {
    const own = 'https://example.com/own%20(1).png';
    expect(listThumbnailCandidates({ thumbnailUrl: own, videoUrl })).toEqual([own, large, small]);
    expect(listThumbnailCandidates({ thumbnailUrl: '', videoUrl })).toEqual([large, small]);
    expect(listThumbnailCandidates({ thumbnailUrl: large, videoUrl })).toEqual([large, small]);
  });

  it('tries no picture of a video that is not on YouTube', () => {
    const other = 'https://example.com/still.png';
    expect(listThumbnailCandidates({ thumbnailUrl: '', videoUrl: other })).toEqual([]);
    expect(listThumbnailCandidates({ thumbnailUrl: large, videoUrl: other })).toEqual([large]);
  });

  it('leaves out pictures with an unsafe link', () => {
    expect(listThumbnailCandidates({ thumbnailUrl: 'javascript:alert(1)', videoUrl: 'x' })).toEqual(
      [],
    );
  });
});
