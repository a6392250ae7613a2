export const marketsMessages = {
  title: 'Markets',
  lead: 'Shares, the naira, prices and interest rates in Nigeria: where they stand and how they got there.',
  /** Until the figures are there, and without JavaScript. */
  aboutFigures: 'Our staff enter these figures each trading evening. They are not live.',
  notLoaded: 'The figures could not be loaded.',
  allSeries: 'All series',
  onThisPage: 'On this page',
  lastVisit: 'From your last visit',
  looking: 'Looking for newer figures...',
  notRefreshed: 'Could not be refreshed.',
  olderMissing: 'Older figures could not be loaded.',
  nothing: '-',
  note: 'Index: daily closes of the Nigerian Exchange. Naira per dollar: official market, close. Inflation and GDP: National Bureau of Statistics, on the same month or quarter a year earlier. Policy rate and bills: Central Bank. Bonds: Debt Management Office. Inflation and policy rate share one scale.',
} as const;
