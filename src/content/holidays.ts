/** A day on which the exchange does not trade although it is no Saturday or Sunday. */
export interface Holiday {
  /** 'YYYY-MM-DD' */
  day: string;
  name: string;
  /**
   * What the government has still to declare: 'moon' for a day that waits for the new moon, 'moved'
   * for the weekday in place of a holiday at a weekend. Absent where it is certain or was declared.
   */
  toConfirm?: 'moon' | 'moved';
}

/**
 * Nigeria's public holidays that fall on weekdays, oldest first, with those of one time only. The
 * Ministry of Interior declares the Muslim ones some days before, often two days for each of the
 * two Ids, so the days that are marked have to be compared with its notice each year. Add a year
 * before it begins: a weekday of a year that is not here counts as a day of trading.
 */
export const publicHolidays: readonly Holiday[] = [
  { day: '2024-01-01', name: "New Year's Day" },
  { day: '2024-03-29', name: 'Good Friday' },
  { day: '2024-04-01', name: 'Easter Monday' },
  { day: '2024-04-09', name: 'Id el Fitr' },
  { day: '2024-04-10', name: 'Id el Fitr' },
  { day: '2024-04-11', name: 'Id el Fitr' },
  { day: '2024-05-01', name: "Workers' Day" },
  { day: '2024-06-12', name: 'Democracy Day' },
  { day: '2024-06-17', name: 'Id el Kabir' },
  { day: '2024-06-18', name: 'Id el Kabir' },
  { day: '2024-09-16', name: 'Id el Maulud' },
  { day: '2024-10-01', name: 'Independence Day' },
  { day: '2024-12-25', name: 'Christmas Day' },
  { day: '2024-12-26', name: 'Boxing Day' },

  { day: '2025-01-01', name: "New Year's Day" },
  { day: '2025-03-31', name: 'Id el Fitr' },
  { day: '2025-04-01', name: 'Id el Fitr' },
  { day: '2025-04-18', name: 'Good Friday' },
  { day: '2025-04-21', name: 'Easter Monday' },
  { day: '2025-05-01', name: "Workers' Day" },
  { day: '2025-06-06', name: 'Id el Kabir' },
  { day: '2025-06-09', name: 'Id el Kabir' },
  { day: '2025-06-12', name: 'Democracy Day' },
  { day: '2025-07-15', name: 'National mourning' },
  { day: '2025-09-05', name: 'Id el Maulud' },
  { day: '2025-10-01', name: 'Independence Day' },
  { day: '2025-12-25', name: 'Christmas Day' },
  { day: '2025-12-26', name: 'Boxing Day' },

  { day: '2026-01-01', name: "New Year's Day" },
  { day: '2026-03-19', name: 'Id el Fitr' },
  { day: '2026-03-20', name: 'Id el Fitr' },
  { day: '2026-04-03', name: 'Good Friday' },
  { day: '2026-04-06', name: 'Easter Monday' },
  { day: '2026-05-01', name: "Workers' Day" },
  { day: '2026-05-27', name: 'Id el Kabir', toConfirm: 'moon' },
  { day: '2026-05-28', name: 'Id el Kabir', toConfirm: 'moon' },
  { day: '2026-06-12', name: 'Democracy Day' },
  { day: '2026-08-26', name: 'Id el Maulud', toConfirm: 'moon' },
  { day: '2026-10-01', name: 'Independence Day' },
  { day: '2026-12-25', name: 'Christmas Day' },
  { day: '2026-12-28', name: 'Boxing Day', toConfirm: 'moved' },

  { day: '2027-01-01', name: "New Year's Day" },
  { day: '2027-03-09', name: 'Id el Fitr', toConfirm: 'moon' },
  { day: '2027-03-10', name: 'Id el Fitr', toConfirm: 'moon' },
  { day: '2027-03-26', name: 'Good Friday' },
  { day: '2027-03-29', name: 'Easter Monday' },
  { day: '2027-05-03', name: "Workers' Day", toConfirm: 'moved' },
  { day: '2027-05-17', name: 'Id el Kabir', toConfirm: 'moon' },
  { day: '2027-05-18', name: 'Id el Kabir', toConfirm: 'moon' },
  { day: '2027-06-14', name: 'Democracy Day', toConfirm: 'moved' },
  { day: '2027-08-16', name: 'Id el Maulud', toConfirm: 'moon' },
  { day: '2027-10-01', name: 'Independence Day' },
  { day: '2027-12-27', name: 'Christmas Day', toConfirm: 'moved' },
  { day: '2027-12-28', name: 'Boxing Day', toConfirm: 'moved' },
];

/** The same as days, for the calendar of `lib/days`. */
export const holidays: ReadonlySet<string> = new Set(publicHolidays.map(({ day }) => day));
