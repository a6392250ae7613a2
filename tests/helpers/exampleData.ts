/** Names from the example data. Some contain a date that depends on the last trading day. */
import { seedNow } from '../../seed/calendar';
import { createCategories } from '../../seed/resources';

const categories = createCategories(seedNow);

export const fileCount = categories.reduce((sum, { files }) => sum + files.length, 0);

/** Returns the display name of a report in the category. Index 0 is the newest report. */
export function getReportName(category: string, index = 0): string {
  const name = categories.find((each) => each.name === category)?.files[index]?.[1];
  if (name === undefined) throw new Error(`The example data has no report ${index} in ${category}`);
  return name;
}
