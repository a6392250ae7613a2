/**
 * Weekdays on which the Nigerian Exchange does not trade, oldest first: public holidays and one-off
 * closures. The names of the holidays are comments, because every page loads this list and no page
 * shows them.
 * The Ministry of Interior declares Muslim holidays a few days before, often two days for each Id.
 * `toConfirm` marks a day that the government has not declared yet. 'moon' is a day that depends on
 * the new moon. 'moved' is the weekday that replaces a holiday at a weekend. Compare these days
 * with the government's notice each year.
 * Add the holidays of each year before it begins. In a year without entries, every weekday counts
 * as a trading day.
 */
export const holidays: ReadonlySet<string> = new Set([
  '2024-01-01', // New Year's Day
  '2024-03-29', // Good Friday
  '2024-04-01', // Easter Monday
  '2024-04-09', // Id el Fitr
  '2024-04-10', // Id el Fitr
  '2024-04-11', // Id el Fitr
  '2024-05-01', // Workers' Day
  '2024-06-12', // Democracy Day
  '2024-06-17', // Id el Kabir
  '2024-06-18', // Id el Kabir
  '2024-09-16', // Id el Maulud
  '2024-10-01', // Independence Day
  '2024-12-25', // Christmas Day
  '2024-12-26', // Boxing Day

  '2025-01-01', // New Year's Day
  '2025-03-31', // Id el Fitr
  '2025-04-01', // Id el Fitr
  '2025-04-18', // Good Friday
  '2025-04-21', // Easter Monday
  '2025-05-01', // Workers' Day
  '2025-06-06', // Id el Kabir
  '2025-06-09', // Id el Kabir
  '2025-06-12', // Democracy Day
  '2025-07-15', // National mourning
  '2025-09-05', // Id el Maulud
  '2025-10-01', // Independence Day
  '2025-12-25', // Christmas Day
  '2025-12-26', // Boxing Day

  '2026-01-01', // New Year's Day
  '2026-03-19', // Id el Fitr
  '2026-03-20', // Id el Fitr
  '2026-04-03', // Good Friday
  '2026-04-06', // Easter Monday
  '2026-05-01', // Workers' Day
  '2026-05-27', // Id el Kabir, toConfirm: 'moon'
  '2026-05-28', // Id el Kabir, toConfirm: 'moon'
  '2026-06-12', // Democracy Day
  '2026-08-26', // Id el Maulud, toConfirm: 'moon'
  '2026-10-01', // Independence Day
  '2026-12-25', // Christmas Day
  '2026-12-28', // Boxing Day, toConfirm: 'moved'

  '2027-01-01', // New Year's Day
  '2027-03-09', // Id el Fitr, toConfirm: 'moon'
  '2027-03-10', // Id el Fitr, toConfirm: 'moon'
  '2027-03-26', // Good Friday
  '2027-03-29', // Easter Monday
  '2027-05-03', // Workers' Day, toConfirm: 'moved'
  '2027-05-17', // Id el Kabir, toConfirm: 'moon'
  '2027-05-18', // Id el Kabir, toConfirm: 'moon'
  '2027-06-14', // Democracy Day, toConfirm: 'moved'
  '2027-08-16', // Id el Maulud, toConfirm: 'moon'
  '2027-10-01', // Independence Day
  '2027-12-27', // Christmas Day, toConfirm: 'moved'
  '2027-12-28', // Boxing Day, toConfirm: 'moved'
]);
