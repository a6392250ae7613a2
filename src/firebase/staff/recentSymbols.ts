import { parseStockList, stockKinds } from '@/figures/stocks';
import { figures } from '@/figures/registry';
import { readLastChanges } from './readChanges';

/** The number of changes to search, which covers some weeks of both lists. */
const MAX_SEARCHED_CHANGES = 40;

/** Loads the symbols of the lists of the last weeks from the change records. */
export async function loadRecentSymbols(): Promise<string[]> {
  const paths: readonly string[] = stockKinds.map((kind) => figures[kind].path);
  const changes = await readLastChanges({ paths }, MAX_SEARCHED_CHANGES);
  const documents = changes
    .flatMap((change) => change.documents)
    .filter(({ path }) => paths.includes(path));
  const lists = documents.flatMap(({ before, after }) => [before, after]);
  // Both lists have the same fields.
  const stocks = lists.flatMap((list) => parseStockList('gainers', list)?.stocks ?? []);
  return stocks.map(({ symbol }) => symbol);
}
