import { COLLECTION, documentIds, parseStockList, stockKinds } from '@/features/equity/documents';
import {
  bondIds,
  macroIds,
  parseAsi,
  parseFixedIncome,
  parseMacroeconomics,
  paths,
} from '@/features/market/documents';
import type { Change } from '@/firebase/staff/changes';
import { newestChanges } from '@/firebase/staff/newestChanges';
import { readStored, type StoredDocuments } from '@/firebase/staff/storedNow';
import type { SavedByOther } from '@/lib/edited';
import type { StoredFigures } from './summary';

const allPaths = [
  paths.asi.join('/'),
  ...macroIds.map((id) => `${paths.macroeconomics}/${id}`),
  ...bondIds.map((id) => `${paths.fixedIncome}/${id}`),
  ...stockKinds.map((kind) => `${COLLECTION}/${documentIds[kind]}`),
];

/** The stored documents as the page has them. */
function figuresIn(documents: StoredDocuments): StoredFigures {
  const within = (collection: string, ids: readonly string[]) =>
    Object.fromEntries(
      ids.flatMap((id) => {
        const data = documents[`${collection}/${id}`];
        return data === undefined ? [] : [[id, data]];
      }),
    );
  return {
    asi: parseAsi(documents[paths.asi.join('/')]),
    macro: parseMacroeconomics(within(paths.macroeconomics, macroIds)),
    rates: parseFixedIncome(within(paths.fixedIncome, bondIds)),
    stocks: {
      gainers: parseStockList('gainers', documents[`${COLLECTION}/${documentIds.gainers}`]),
      losers: parseStockList('losers', documents[`${COLLECTION}/${documentIds.losers}`]),
    },
  };
}

/** Reads what somebody else saved, and who it was; null where it cannot be read. */
export async function readTheirs(): Promise<SavedByOther<StoredFigures> | null> {
  try {
    const [documents, changes] = await Promise.all([
      readStored(allPaths),
      newestChanges(allPaths).catch(() => ({})),
    ]);
    const all = Object.values<Change | undefined>(changes).filter((change) => change !== undefined);
    const [newest] = all.toSorted((a, b) => b.at.getTime() - a.at.getTime());
    return {
      documents: figuresIn(documents),
      email: newest?.email ?? '',
      at: newest?.at.toISOString() ?? '',
    };
  } catch (error) {
    console.warn('What somebody else saved could not be read', error);
    return null;
  }
}
