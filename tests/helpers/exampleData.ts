/** What the example data is called in this run: names and dates follow the last trading day. */
import { seedNow } from '../../seed/calendar';
import { categoriesAt } from '../../seed/resources';

const categories = categoriesAt(seedNow);

/** How many files there are in all categories together. */
export const fileCount = categories.reduce((sum, { files }) => sum + files.length, 0);

/** The display name of a report, counted from the newest (0) of its category. */
export function reportName(category: string, place = 0): string {
  const name = categories.find((each) => each.name === category)?.files[place]?.[1];
  if (name === undefined) throw new Error(`The example data has no report ${place} in ${category}`);
  return name;
}
