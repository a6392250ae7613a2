import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ComponentProps } from 'react';
import { ConflictTable } from './ConflictTable';
import { findDifferences, type ValueRow } from '@/lib/difference';

const labels = ['BONDS, 5-YEAR', 'BONDS, 10-YEAR', 'BONDS, 20-YEAR', 'T-BILLS, 91-DAY'];
const createRows = (...texts: string[]) =>
  [...labels, 'BONDS, 15-YEAR', 'T-BILLS, 364-DAY'].map((label, index): ValueRow => {
    const text = texts[index] ?? '18.95';
    return { label, text, value: Number(text), moves: 'points' };
  });
const compared = {
  openedAt: new Date('2026-11-20T17:22:00Z'),
  differences: findDifferences(
    createRows('18.39', '18.74', '19.10', '18.07'),
    createRows('18.39', '18.79', '19.01', '18.05'),
    { opened: createRows('18.42', '18.74', '19.12', '18.05') },
  ),
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T17:40:00Z'), toFake: ['Date'] });
});

function renderTable({
  email = 'tunde@example.com',
  savedAt = '2026-11-20T17:36:00Z',
  keeps = 'draft',
}: Partial<ComponentProps<typeof ConflictTable>> = {}) {
  render(<ConflictTable compared={compared} email={email} savedAt={savedAt} keeps={keeps} />);
  return screen.getByRole('group');
}
const listTexts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
const listCells = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

it('shows who changed each value', () => {
  expect(renderTable()).toHaveAccessibleName(
    'tunde@example.com saved at 18:36. You opened the page at 18:22. Your input is still here.',
  );
  expect(listTexts('columnheader')).toEqual([
    'Part',
    'When you opened it, 18:22',
    'On the site now: theirs, 18:36',
    'Yours, not saved',
  ]);
  expect(listTexts('rowheader')).toEqual([
    'BONDS, 10-YEAROnly you changed it',
    'BONDS, 20-YEARYou both changed it',
    'T-BILLS, 91-DAYOnly tunde changed it',
  ]);
  expect(listCells(/20-YEAR/)).toEqual(['19.12', '19.10', '19.01']);
  expect(screen.queryByText(/ 5-YEAR|15-YEAR|364-DAY/)).toBeNull();
  expect(screen.getByText('19.01')).toHaveClass('whitespace-nowrap');
});

it('explains what Reload and Overwrite do', () => {
  const group = renderTable();
  expect(group).toHaveTextContent(
    'Reload: load their version. Your version is kept as a draft that you can restore.',
  );
  expect(group).toHaveTextContent(
    'Overwrite: publish your version, including T-BILLS, 91-DAY at 18.05. Their version stays under Recent Changes.',
  );
});

it("shows 'Someone else' if the change record could not be read", () => {
  expect(renderTable({ email: '', savedAt: '' })).toHaveAccessibleName(
    /^Someone else saved\. You opened the page at 18:22\./,
  );
  expect(screen.getByText('Only someone else changed it')).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'On the site now: theirs' })).toBeVisible();
  expect(screen.getByRole('group')).toHaveTextContent('Reload: load their version.');
});

it('shows the date of a save on an earlier day', () => {
  const group = renderTable({ savedAt: '2026-11-19T17:36:00Z', keeps: null });
  expect(group).toHaveAccessibleName(/^tunde@example.com saved on Thu 19 Nov, 18:36\. /);
  expect(group).not.toHaveTextContent('Your version is kept');
});
