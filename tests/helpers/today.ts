/** The Today strip below the navigation of every public page, and its example figures. */
import type { Page } from '@playwright/test';
import { formatExchangeRate } from '@/lib/format';
import { expect } from './page';

export const INDEX = '105,432.07';
export const RATE = formatExchangeRate(1532.45);
export const FIRESTORE_URL = /\/documents[:/]/;

export const getStrip = (page: Page) => page.getByRole('region', { name: 'Figures of the day' });
export const getStripLink = (page: Page) => getStrip(page).getByRole('link');

export async function expectFresh(page: Page): Promise<void> {
  await expect(getStrip(page)).toHaveAttribute('data-state', 'fresh');
  await expect(getStripLink(page)).toContainText(INDEX);
  await expect(getStripLink(page)).toContainText(RATE);
}
