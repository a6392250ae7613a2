// @vitest-environment jsdom
/** The file counts beside the categories on /resources. */
import { breakNetwork, recordRequests } from '../helpers/staffArea';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { makeStore } from '@/app/site/store';
import { ResourceLibrary } from '@/features/resources/ResourceLibrary';
import { fileCount, getReportName } from '../helpers/exampleData';
import { renderLinked } from '../helpers/renderWithStore';
import { setUpTestCategory, writeRecords } from '../helpers/resourceFiles';

const isNewest = (name: string) => name.startsWith(getReportName('Daily Market Summary'));
const isCount = (url: string) => url.includes(':runAggregationQuery');
let idleCallbacks: (() => void)[] = [];

setUpTestCategory();
beforeEach(() => {
  idleCallbacks = [];
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idleCallbacks.push(callback));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

const renderLibrary = (address = '/resources') =>
  renderLinked(<ResourceLibrary />, makeStore(), address);
const runIdleCallbacks = () => {
  act(() => {
    for (const callback of idleCallbacks) callback();
  });
};
const listButtonNames = () =>
  screen
    .getAllByRole('button', { name: /./ })
    .map((button) => button.querySelector('span')?.textContent ?? '');

it('requests the file count of each category only when the page is idle', async () => {
  await writeRecords(1);
  const before = await recordRequests(async () => {
    renderLibrary();
    await screen.findByRole('link', { name: isNewest });
  });
  expect(before.filter(isCount)).toEqual([]);
  expect(screen.getByRole('button', { name: 'Price List' })).toBeTruthy();

  const after = await recordRequests(async () => {
    runIdleCallbacks();
    await screen.findByRole('button', { name: 'Price List, 4 files' });
  });
  expect(after.filter(isCount)).toHaveLength(7);
  const counts = listButtonNames().map((name) => Number(/, (\d+) files?$/.exec(name)?.[1]));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(fileCount + 1);
  screen.getByRole('button', { name: 'Test, 1 file' });
});

it('hides all file counts if one of them fails to load', async () => {
  let counts = 0;
  breakNetwork((url) => isCount(url) && (counts += 1) === 3);
  renderLibrary();
  await screen.findByRole('link', { name: isNewest });
  runIdleCallbacks();
  await vi.waitFor(() => expect(console.warn).toHaveBeenCalled());
  expect(listButtonNames().slice(0, 2)).toEqual(['Daily Market Summary', 'Earning Report']);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('updates the file count of a category when its list has a newer file', async () => {
  renderLibrary();
  await screen.findByRole('link', { name: isNewest });
  runIdleCallbacks();
  await screen.findByRole('button', { name: 'Test, 0 files' });
  await writeRecords(2);
  fireEvent.click(screen.getByRole('button', { name: /^Test/ }));
  await screen.findByRole('button', { name: 'Test, 2 files' });
});
