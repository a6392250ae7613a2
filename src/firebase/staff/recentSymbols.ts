import { parseStockList, stockKinds } from '@/figures/stocks';
import { figures } from '@/figures/registry';
import { readLastChanges } from './readChanges';

/** Forty change records of the lists of gainers and losers cover a few weeks. */
const MAX_SEARCHED_CHANGES = 40;

/**
 * Returns the share symbols in the lists of gainers and losers of the last few weeks. The lists are
 * read from change records.
 */
export async function loadRecentSymbols(): Promise<string[]> {
  const paths: readonly string[] = stockKinds.map((kind) => figures[kind].path);
  const changes = await readLastChanges({ paths }, MAX_SEARCHED_CHANGES);
  const documents = changes
    .flatMap((change) => change.documents)
    .filter(({ path }) => paths.includes(path));
  const lists = documents.flatMap(({ before, after }) => [before, after]);
  // The lists of gainers and losers have the same fields, so `parseStockList` can read both as
  // gainers.
  const stocks = lists.flatMap((list) => parseStockList('gainers', list)?.stocks ?? []);
  return stocks.map(({ symbol }) => symbol);
}
