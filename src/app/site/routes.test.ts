import { expect, it } from 'vitest';
import { sitePaths } from '@/content/sitePaths';
import { siteRoutes } from './routes';

it('are the paths that hosting and the links know, and the one for all others', () => {
  expect(siteRoutes.map(({ path }) => path)).toEqual([...sitePaths, '*']);
});
