import type { DocumentData } from 'firebase/firestore/lite';
import { formatPercent } from '@/lib/format';
import { numberText, usableNumber } from '@/lib/numbers';
import { repeated } from '@/lib/repeated';
import type { StoredDocument } from '@/ui/admin/useCheckedEditor';
import { type BondId, bondIds, bondTypes, parseTenures, type Tenure } from '../documents';
import { labelTwice, rateBeyond } from '../messages';
import { DEFAULT_TENURES, NEW_LABELS } from './defaults';

export interface TenureDraft {
  /** Tells rows apart while they are edited; never stored. */
  key: number;
  label: string;
  rate: string;
}

export type FixedIncomeDraft = Record<BondId, readonly TenureDraft[]>;

/** What a rate may be. */
export const RATE = { kind: 'percent', cents: true } as const;

function rows(tenures: readonly Tenure[]): TenureDraft[] {
  return tenures.map(({ label, rate }, key) => ({ key, label, rate: numberText(rate) }));
}

/** What the form begins with: what is stored (in the order of `bondIds`), else the defaults. */
export function draftOf(stored: readonly StoredDocument[]): FixedIncomeDraft {
  const [bonds, tbills] = bondIds.map((id, index) => {
    const tenures = parseTenures(id, stored[index]) ?? [];
    return rows(tenures.length > 0 ? tenures : DEFAULT_TENURES[id]);
  });
  return { bonds: bonds ?? [], tbills: tbills ?? [] };
}

export function withNewTenure(id: BondId, list: readonly TenureDraft[]): TenureDraft[] {
  const key = Math.max(-1, ...list.map((row) => row.key)) + 1;
  return [...list, { key, label: NEW_LABELS[id], rate: numberText(0) }];
}

/** The tenures of a list, or null while a label or a rate is missing or wrong. */
export function tenuresOf(list: readonly TenureDraft[]): Tenure[] | null {
  const tenures: Tenure[] = [];
  for (const row of list) {
    const label = row.label.trim();
    const rate = usableNumber(row.rate, RATE);
    if (label === '' || rate === null) return null;
    tenures.push({ label, rate });
  }
  return tenures;
}

/** Slips that staff should see; they are stored all the same. */
export function warningsFor(draft: FixedIncomeDraft): string[] {
  return bondIds.flatMap((id) => {
    const type = bondTypes[id];
    const beyond = draft[id].flatMap(({ label, rate }) => {
      const value = usableNumber(rate, RATE);
      return value !== null && Math.abs(value) > 100
        ? [rateBeyond(`${type} ${label.trim()}`, formatPercent(value))]
        : [];
    });
    const labels = draft[id].map(({ label }) => label.trim()).filter((label) => label !== '');
    return [...beyond, ...repeated(labels).map((label) => labelTwice(type, label))];
  });
}

/** Both documents, in the order of `bondIds`; null while the draft cannot be saved. */
export function documentsOf(draft: FixedIncomeDraft): DocumentData[] | null {
  const documents: DocumentData[] = [];
  for (const id of bondIds) {
    const tenures = tenuresOf(draft[id]);
    if (tenures === null) return null;
    documents.push({ type: bondTypes[id], tenures });
  }
  return documents;
}
