/** What each page of the staff area loads, and every way in which that can fail. */
import { equityStaffMessages } from '@/features/equity/admin/messages';
import { marketStaffMessages } from '@/features/market/admin/messages';
import { newsStaffMessages } from '@/features/news/admin/messages';
import { resourceMessages } from '@/features/resources/messages';
import { failing, isFigureRead } from '../../helpers/failures';
import { holdClock, ways } from '../../helpers/failureTable';
import { expect, test } from '../../helpers/page';
import { openStaffPage, section, type StaffPath, untilLoaded } from '../../helpers/staffPage';

interface Load {
  path: StaffPath;
  /** The sections that load something, with the message of each. */
  sections: readonly [region: string, failed: string][];
}

const loads: readonly Load[] = [
  {
    path: '/admin/macroeconomics',
    sections: [['Macroeconomics', marketStaffMessages.macroeconomics.loadFailed]],
  },
  {
    path: '/admin/equity-market',
    sections: [
      ['All Share Index (ASI)', marketStaffMessages.asi.loadFailed],
      ['Fixed Income', marketStaffMessages.fixedIncome.loadFailed],
      ['Manage Top 5 Gainers', equityStaffMessages.gainers.loadFailed],
      ['Top Losers', equityStaffMessages.losers.loadFailed],
    ],
  },
  {
    path: '/admin/resources',
    sections: [
      ['Manage Resource Files', resourceMessages.fetchFilesFailed],
      ['Manage Resource Categories', resourceMessages.fetchCategoriesFailed],
    ],
  },
  { path: '/admin/news', sections: [['News Commentary Items', newsStaffMessages.fetchFailed]] },
];

for (const { path, sections } of loads) {
  test(`${path} loads after each way that it can fail`, async ({ page, expectErrors }) => {
    test.setTimeout(120_000);
    expectErrors(/./);
    await page.clock.install();
    await openStaffPage(page, path);
    // A read that is still under way would be answered by the first failure, and then cancelled.
    await untilLoaded(page);
    const until = await holdClock(page);
    for (const [name, failure] of ways) {
      await test.step(name, async () => {
        const fix = await failing(page, isFigureRead, failure);
        await page.goto(path);
        for (const [region, failed] of sections) {
          const text = section(page, region).getByText(failed).first();
          await until(() => text.isVisible(), failure.hangs ? isFigureRead : undefined);
        }
        // A late answer would take the place of Retry.
        await fix({ hangsOn: true });
        for (const [region, failed] of sections) {
          const box = section(page, region);
          await box.getByRole('button', { name: 'Retry' }).click();
          await expect(box.getByText(failed)).toBeHidden();
          await expect(box.getByRole('status').getByText('Loading')).toBeHidden();
        }
      });
    }
  });
}
