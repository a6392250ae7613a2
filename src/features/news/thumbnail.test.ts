import { describe, expect, it } from 'vitest';
import { autoThumbnail, isAutoThumbnail, thumbnailCandidates, videoIdOf } from './thumbnail';
import cases from './thumbnail.cases.json' with { type: 'json' };

it.each(cases.ids)('finds the id in %j', (url, id) => {
  expect(videoIdOf(url)).toBe(id);
});

it.each(cases.withoutId)('finds none in %j', (url) => {
  expect(videoIdOf(url)).toBeNull();
  expect(autoThumbnail(url)).toBe('');
});

it.each(cases.ofVideoHost)('$url is of the image servers of the video host: $is', ({ url, is }) => {
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
