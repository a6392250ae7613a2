/** One thing that staff do, and the one call of it that a test makes fail. */
import type { Locator, Page } from '@playwright/test';
import type { Call } from '../failures';
import type { StaffPath } from '../staffPage';

export interface StaffAction {
  name: string;
  path: StaffPath;
  call: Call;
  failed: string;
  done: string;
  /** The call is one of file storage: the SDK repeats it for a while, and a lost answer is a failure. */
  storage?: true;
  /** The call is not needed for success: the message is that of success in any case. */
  aside?: true;
  /** Opens what is needed and types; the round makes the text another one each time. */
  prepare: (page: Page, round: number) => Promise<void>;
  press: (page: Page, round: number) => Promise<void>;
  /** The field that was typed into, and what it must still hold after a failure. */
  typed?: (page: Page, round: number) => { field: Locator; text: string };
}

/** Confirms a deletion. */
export const confirm = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
export const control = (region: Locator, name: string) =>
  region.getByRole('button', { name, exact: true });
