/** Dates and periods in many notations. The tests of the forms and of firestore.rules use them. */

/** Texts that staff may type into a form, each with the period that it stands for. */
export const acceptedPeriods = {
  'February 20, 2025': '2025-02-20',
  '20 February 2025': '2025-02-20',
  '20th February, 2025': '2025-02-20',
  'February 20th 2025': '2025-02-20',
  '20th of February 2025': '2025-02-20',
  'Thursday, 20 February 2025': '2025-02-20',
  'Thursday February 20, 2025': '2025-02-20',
  'Tues 18 Nov 2025': '2025-11-18',
  'Feb. 20, 2025': '2025-02-20',
  '2025-02-20': '2025-02-20',
  '\u200e2025‑\u00ad02‑20\u202c': '2025-02-20',
  '2025 February 20': '2025-02-20',
  '20 Nov 26': '2026-11-20',
  '5-Nov-2026': '2026-11-05',
  'as at 20 February 2025': '2025-02-20',
  'As of February 20, 2025': '2025-02-20',
  '20/02/2025': '2025-02-20',
  '02/20/2025': '2025-02-20',
  '20.2.2025': '2025-02-20',
  '05/05/2025': '2025-05-05',
  '  february\u00a020,\t2025 ': '2025-02-20',
  'October 2024': '2024-10',
  'OCTOBER 2024': '2024-10',
  'October, 2024': '2024-10',
  'October of 2024': '2024-10',
  'Feb 2025': '2025-02',
  'Feb. 2025': '2025-02',
  'Sept 2025': '2025-09',
  'Oct-2024': '2024-10',
  'Oct/2024': '2024-10',
  'Oct ’24': '2024-10',
  "Oct'24": '2024-10',
  '2024 October': '2024-10',
  '2024-10': '2024-10',
  'May 2025': '2025-05',
  'Q3 2024': '2024-Q3',
  'Q3, 2024': '2024-Q3',
  'q3 2024': '2024-Q3',
  'Q3-2024': '2024-Q3',
  'Q3/2024': '2024-Q3',
  Q32024: '2024-Q3',
  'Q 3 2024': '2024-Q3',
  'Q3 24': '2024-Q3',
  "Q3'24": '2024-Q3',
  '3Q24': '2024-Q3',
  '3Q 2024': '2024-Q3',
  '2024 Q3': '2024-Q3',
  '2024-Q3': '2024-Q3',
  '2024Q3': '2024-Q3',
  '2024 3Q': '2024-Q3',
  'Third Quarter 2024': '2024-Q3',
  'Third quarter of 2024': '2024-Q3',
  'third-quarter 2024': '2024-Q3',
  '3rd Quarter, 2024': '2024-Q3',
  '2024 fourth quarter': '2024-Q4',
  'Quarter 1, 2025': '2025-Q1',
  'Aug 2025': '2025-08',
  '3Q25': '2025-Q3',
  'Q3 2025': '2025-Q3',
};

/** Texts that are accepted only in files, each with the period that it stands for. */
export const periodsOnlyInFiles = {
  '2025-11-17 00:00:00': '2025-11-17',
  '2025-11-18T00:00:00': '2025-11-18',
  '2025-11-19T00:00:00.000Z': '2025-11-19',
  '2025-11-17 00:00:00+01:00': '2025-11-17',
  '2025-11-17 00:00:00+0100': '2025-11-17',
  '2025-11-17 00:00:00+01': '2025-11-17',
  '2025-11-17 14:30:00 UTC': '2025-11-17',
  '2025-11-16T23:00:00.000Z': '2025-11-17',
  '2025-11-16T18:00:00-05:00': '2025-11-17',
  '2025-11-17T00:00:00-05:00': '2025-11-17',
  '11/17/2025 12:00:00 AM': '2025-11-17',
  '17/11/2025 16:30': '2025-11-17',
  '17-Nov-2025 00:00': '2025-11-17',
  'Nov 17, 2025, 2:30 PM': '2025-11-17',
  'Monday, November 17, 2025 4:00 PM': '2025-11-17',
  '2025-11-17, 9:05': '2025-11-17',
  '2025-11-17T00:00:00+01:00': '2025-11-17',
  '2025-11-17T00:00:00.0000000+01:00': '2025-11-17',
  '2025-11-17T00:00:00,123Z': '2025-11-17',
  '2025-11-17T00:00+01:00[Africa/Lagos]': '2025-11-17',
  '2025-11-17 00:00:00 WAT': '2025-11-17',
  '2025-11-17 00:00:00 GMT+0100': '2025-11-17',
  'Mon Nov 17 2025 00:00:00 GMT+0100 (West Africa Standard Time)': '2025-11-17',
  'Mon, 17 Nov 2025 00:00:00 GMT': '2025-11-17',
  '2025-11-17Z': '2025-11-17',
  '2025-11-17+01:00': '2025-11-17',
  '2025/11/17': '2025-11-17',
  '2025/11/17 00:00:00+01:00': '2025-11-17',
  '2025/8/1': '2025-08-01',
  '2025.11.17': '2025-11-17',
  '20251117': '2025-11-17',
  '2025-8-1': '2025-08-01',
  '2025/08': '2025-08',
  '2025/8': '2025-08',
  '2025-8': '2025-08',
  '08.2025': '2025-08',
  '8.2025': '2025-08',
  '2025M08': '2025-08',
  '2025m8': '2025-08',
  '2025-M08': '2025-08',
  '2025:M08': '2025-08',
  '08/2025': '2025-08',
  '8-2025': '2025-08',
  '2025:Q3': '2025-Q3',
};

/**
 * Texts that are rejected, because they stand for no period or are ambiguous. Each has a
 * description.
 */
export const rejectedPeriods = {
  '': 'nothing',
  latest: 'a word',
  '03/04/2025': 'a day of March or of April',
  '3.4.2025': 'a day of March or of April',
  '2025': 'a year alone',
  October: 'a month without a year',
  'Oct 24': 'a day of October, or October 2024',
  'Oct-24': 'a day of October, or October 2024',
  'February 20': 'a day without a year',
  Thursday: 'a weekday',
  'February 30, 2025': 'a day that does not exist',
  '29 Feb 2025': 'a day that does not exist',
  '32 January 2025': 'a day that does not exist',
  '31/31/2025': 'a month that does not exist',
  '2025-13': 'a month that does not exist',
  '2025-02-30': 'a day that does not exist',
  'Foo 2025': 'a month that does not exist',
  'Ma 2025': 'March or May',
  'Q5 2024': 'a quarter that does not exist',
  'Q0 2024': 'a quarter that does not exist',
  'Fifth Quarter 2024': 'a quarter that does not exist',
  'H1 2025': 'half a year',
  'Jan - Mar 2025': 'two months',
  'October 2204': 'a typing error',
  'October 20245': 'a typing error',
  '20 February 2025 (revised)': 'a date with further text',
  'November 20, 26': 'ambiguous',
  '2025-11-17T00:30:00+09:00': 'a time on another day in Lagos',
  '2025-11-17 25:00': 'a time that does not exist',
  '2025M13': 'a month that does not exist',
  '13/2025': 'a month that does not exist',
  '2025/13': 'a month that does not exist',
  '2025/26': 'two years',
  '2025.13.11': 'a month that does not exist',
  '2025/02/30': 'a day that does not exist',
  '20251317': 'a month that does not exist',
  '11172025': 'a date that does not begin with the year',
  '2025.1': 'a number',
  '105432': 'a number',
  '2025/11-17': 'a date with two different separators',
  'Q3 2024 00:00Z': 'a quarter with a time',
  '00:00:00': 'a time without a date',
  'Jul-25': 'a day of July, or July 2025',
  '25-Jul': 'a day of July, or July 2025',
};

interface PeriodsAt {
  now: string;
  /**
   * The periods that cannot have a figure yet: days and months that have not begun, and quarters
   * that have not ended.
   */
  ahead: Readonly<Record<string, string>>;
  open: Readonly<Record<string, string>>;
}

export const futurePeriods: PeriodsAt[] = [
  {
    now: '2026-11-29T12:00:00.000Z',
    ahead: {
      'March 2027': '2027-03',
      'December 2026': '2026-12',
      'Q4 2026': '2026-Q4',
      'Q1 2027': '2027-Q1',
      'November 30, 2026': '2026-11-30',
      'December 2099': '2099-12',
      'November 1, 2027': '2027-11-01',
    },
    open: {
      'November 2026': '2026-11',
      'October 2026': '2026-10',
      'Q3 2026': '2026-Q3',
      'Q4 2025': '2025-Q4',
      'November 29, 2026': '2026-11-29',
      'December 31, 2025': '2025-12-31',
    },
  },
  {
    now: '2026-11-30T22:59:59.999Z',
    ahead: {
      'December 2026': '2026-12',
      'December 1, 2026': '2026-12-01',
      'Q4 2026': '2026-Q4',
    },
    open: {
      'November 2026': '2026-11',
      'November 30, 2026': '2026-11-30',
    },
  },
  {
    now: '2026-11-30T23:00:00.000Z',
    ahead: {
      'January 2027': '2027-01',
      'December 2, 2026': '2026-12-02',
      'Q4 2026': '2026-Q4',
    },
    open: {
      'December 2026': '2026-12',
      'December 1, 2026': '2026-12-01',
    },
  },
  {
    now: '2026-12-31T22:59:59.999Z',
    ahead: {
      'January 2027': '2027-01',
      'January 1, 2027': '2027-01-01',
      'Q4 2026': '2026-Q4',
    },
    open: {
      'December 2026': '2026-12',
      'December 31, 2026': '2026-12-31',
      'Q3 2026': '2026-Q3',
    },
  },
  {
    now: '2026-12-31T23:00:00.000Z',
    ahead: {
      'February 2027': '2027-02',
      'January 2, 2027': '2027-01-02',
      'Q1 2027': '2027-Q1',
    },
    open: {
      'January 2027': '2027-01',
      'January 1, 2027': '2027-01-01',
      'Q4 2026': '2026-Q4',
    },
  },
  {
    now: '2026-09-30T22:59:59.999Z',
    ahead: {
      'October 2026': '2026-10',
      'Q3 2026': '2026-Q3',
    },
    open: {
      'September 2026': '2026-09',
      'Q2 2026': '2026-Q2',
    },
  },
  {
    now: '2026-09-30T23:00:00.000Z',
    ahead: {
      'November 2026': '2026-11',
      'Q4 2026': '2026-Q4',
    },
    open: {
      'October 2026': '2026-10',
      'Q3 2026': '2026-Q3',
    },
  },
  {
    now: '2027-03-31T22:59:59.999Z',
    ahead: {
      'Q1 2027': '2027-Q1',
      'April 2027': '2027-04',
    },
    open: {
      'Q4 2026': '2026-Q4',
      'March 31, 2027': '2027-03-31',
    },
  },
  {
    now: '2027-03-31T23:00:00.000Z',
    ahead: {
      'Q2 2027': '2027-Q2',
      'May 2027': '2027-05',
    },
    open: {
      'Q1 2027': '2027-Q1',
      'April 2027': '2027-04',
    },
  },
  {
    now: '2028-02-28T22:59:59.999Z',
    ahead: {
      'February 29, 2028': '2028-02-29',
      'March 2028': '2028-03',
    },
    open: {
      'February 28, 2028': '2028-02-28',
    },
  },
  {
    now: '2028-02-28T23:00:00.000Z',
    ahead: {
      'March 1, 2028': '2028-03-01',
    },
    open: {
      'February 29, 2028': '2028-02-29',
    },
  },
];
