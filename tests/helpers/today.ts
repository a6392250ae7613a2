/**
 * The figures of the day under the navigation of every public page, as the example data has them.
 */
import type { Page } from '@playwright/test';
import { formatExchangeRate } from '@/lib/format';
import { expect } from './page';

export const INDEX = '105,432.07';
export const RATE = formatExchangeRate(1532.45);
export const DATABASE = /\/documents[:/]/;

export const strip = (page: Page) => page.getByRole('region', { name: 'Figures of the day' });
export const link = (page: Page) => strip(page).getByRole('link');

export async function expectFresh(page: Page): Promise<void> {
  await expect(strip(page)).toHaveAttribute('data-state', 'fresh');
  await expect(link(page)).toContainText(INDEX);
  await expect(link(page)).toContainText(RATE);
}
