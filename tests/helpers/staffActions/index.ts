/** What staff do, as a table for the tests of what fails. */
import type { StaffAction } from './action';
import { figureActions } from './figures';
import { newsActions } from './news';
import { categoryActions, fileActions } from './resources';

export const staffActions: readonly StaffAction[] = [
  ...figureActions,
  ...categoryActions,
  ...fileActions,
  ...newsActions,
];
