import { describe, expect, it } from 'vitest';
import { autoThumbnail, isAutoThumbnail, thumbnailCandidates, videoIdOf } from './thumbnail';

it.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://www.youtube.com/watch?v=abc-_1&t=12s', 'abc-_1'],
  ['https://www.youtube.com/watch?app=desktop&v=abc', 'abc'],
  ['https://youtu.be/abc?si=1', 'abc'],
  ['https://youtu.be/abc#t=1', 'abc'],
  ['https://youtu.be/abc\nnext line', 'abc'],
])('finds the id in %j', (url, id) => {
  expect(videoIdOf(url)).toBe(id);
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
  'https://www.youtube.com/watch?v=<script>',
])('finds none in %j', (url) => {
  expect(videoIdOf(url)).toBeNull();
  expect(autoThumbnail(url)).toBe('');
});

it.each([
  ['https://img.youtube.com/vi/a/maxresdefault.jpg', true],
  ['https://i.ytimg.com/vi/a/hqdefault.jpg', true],
  ['https://example.com/img.youtube.com/a.jpg', false],
  ['no address', false],
])('%s is of the image servers of the video host: %s', (url, is) => {
  expect(isAutoThumbnail(url)).toBe(is);
});

describe('thumbnailCandidates', () => {
  const videoUrl = 'https://www.youtube.com/watch?v=abc';
  const large = 'https://img.youtube.com/vi/abc/maxresdefault.jpg';
  const small = 'https://img.youtube.com/vi/abc/hqdefault.jpg';

  it('tries the own thumbnail before those of the video, and repeats none', () => {
    const own = 'https://example.com/own%20(1).png';
    expect(thumbnailCandidates({ thumbnailUrl: own, videoUrl })).toEqual([own, large, small]);
    expect(thumbnailCandidates({ thumbnailUrl: '', videoUrl })).toEqual([large, small]);
    expect(thumbnailCandidates({ thumbnailUrl: large, videoUrl })).toEqual([large, small]);
  });

  it('takes no link for a picture that is not of the video host', () => {
    const other = 'https://example.com/still.png';
    expect(thumbnailCandidates({ thumbnailUrl: '', videoUrl: other })).toEqual([]);
    expect(thumbnailCandidates({ thumbnailUrl: large, videoUrl: other })).toEqual([large]);
  });

  it('leaves out what is unsafe', () => {
    expect(thumbnailCandidates({ thumbnailUrl: 'javascript:alert(1)', videoUrl: 'x' })).toEqual([]);
  });
});
