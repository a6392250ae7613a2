import { MAX_TENURES } from './limits';

export const ASI_LOAD_FAILED = 'Failed to load ASI data';
export const ASI_SAVE_FAILED = 'Failed to save ASI data';
export const ASI_SAVED = 'ASI data saved successfully!';
export const FIXED_INCOME_LOAD_FAILED = 'Failed to load fixed income data';
export const FIXED_INCOME_SAVE_FAILED = 'Failed to save fixed income data';
export const FIXED_INCOME_SAVED = 'Fixed income data saved successfully!';
export const MACRO_LOAD_FAILED = 'Failed to load data. Please try again.';
export const MACRO_SAVE_FAILED = 'Failed to save data. Please try again.';
export const MACRO_SAVED = 'Data saved successfully!';

export const NO_FIGURE = 'No figure yet';
export const NO_RATES = 'No rates yet';
export const BOARD_LEAD = 'Prices in naira. Changes against the previous close.';
export const NOT_LIVE = 'Our staff enter these figures; they are not live.';
/** Under a date that has not come yet. */
export const futureDay = (words: string) => `${words} is in the future.`;
/** What a figure beyond any rate known means: a slip, most likely. */
export const rateBeyond = (name: string, rate: string) => `${name} is ${rate}, beyond 100%.`;
export const labelTwice = (type: string, label: string) =>
  `${label} is listed more than once under ${type}.`;
/** Beside 'Add Tenure' where no more can be added. */
export const TENURES_FULL = `A list holds at most ${MAX_TENURES} tenures.`;
