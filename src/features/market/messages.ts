/**
 * These two messages are constants instead of properties of `marketMessages`, because only the home
 * page shows them. Every page loads the whole object.
 */
export const NOT_LOADED_MESSAGE = 'Could not be loaded';
export const NO_FIGURES_YET_MESSAGE =
  'No figures yet. The first are due in the evening of a trading day.';

export const marketMessages = {
  recentLoadFailed: 'Failed to load the last sessions',
  noFigure: 'No figure yet',
  noRates: 'No rates yet',
  /**
   * Shown in place of a figure's date if the date is unknown. Screen readers also read the text
   * `mayBeOlder`.
   */
  undated: 'no date',
  mayBeOlder: ': may be older than the index',
  oneInMonth: 'One figure in 30 days',
  moreBelow: (count: number) => `${count} more below`,
  boardLead: 'Prices in naira; changes from the previous close.',
  /** For screen readers, after the percentage change of the index. */
  fromSessionBefore: 'from the previous session',
  notRefreshed: 'Could not be refreshed',
  /** The texts of the Today strip must be short, because the strip has only one line. */
  todayLooking: 'Looking for newer figures',
  todayFailed: 'Figures could not be loaded.',
  todayPartFailed: 'Some could not be loaded',
  todayNotLoaded: 'Not loaded',
  noFigures: 'No figures at the moment',
  tryAgain: 'Try again',
  notLive:
    'Entered by our staff from the Nigerian Exchange, CBN, NBS and DMO after the close. Not live.',
};
