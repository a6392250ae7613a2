/**
 * The texts of the hero and of the board on a new site. They are not part of `marketMessages`,
 * because the HTML of every page contains all of its texts.
 */
export const NOT_LOADED_MESSAGE = 'Could not be loaded';
export const NO_FIGURES_YET_MESSAGE =
  'No figures yet. The first are due in the evening of a trading day.';

export const marketMessages = {
  recentLoadFailed: 'Failed to load the last sessions',
  noFigure: 'No figure yet',
  noRates: 'No rates yet',
  /** Replaces the date of a figure if its date is unknown. `mayBeOlder` is for screen readers. */
  undated: 'no date',
  mayBeOlder: ': may be older than the index',
  oneInMonth: 'One figure in 30 days',
  moreBelow: (count: number) => `${count} more below`,
  boardLead: 'Prices in naira; changes from the previous close.',
  /** Follows a change of the index, for screen readers. */
  fromSessionBefore: 'from the previous session',
  notRefreshed: 'Could not be refreshed',
  /** Texts of the Today strip. They are short, because the strip has only one line. */
  todayLooking: 'Looking for newer figures',
  todayFailed: 'Figures could not be loaded.',
  todayPartFailed: 'Some could not be loaded',
  todayNotLoaded: 'Not loaded',
  noFigures: 'No figures at the moment',
  tryAgain: 'Try again',
  notLive:
    'Entered by our staff from the Nigerian Exchange, CBN, NBS and DMO after the close. Not live.',
};
