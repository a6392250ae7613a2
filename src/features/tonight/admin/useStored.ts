import { useEffect, useMemo, useState } from 'react';
import { useAppDispatch, useAppSelector } from '@/ui/storeHooks';
import type { StoredFigures } from '@/figures/admin/sessionInput';
import type { FigureRow } from '@/figures/admin/tonightDraft';
import { bondIds, parseAsi, parseFixedIncome, parseMacroeconomics } from '@/figures/market';
import { parseStockList, stockKinds } from '@/figures/stocks';
import {
  type FigureEditorId,
  figureEditorIds,
  type StoredByName,
} from '@/firebase/staff/editedDocuments';
import { figureEditors, selectFigureEditors } from '@/firebase/staff/figureEditors';
import type { SavedByOther } from '@/lib/edited';
import { compareTexts } from '@/lib/order';
import { type PagePart, toPart, combineParts } from '@/lib/parts';
import { mapKeys } from '@/lib/records';

type ByEditor<T> = Readonly<Record<FigureEditorId, T>>;

const parseFigures = (of: ByEditor<StoredByName | null>): StoredFigures => ({
  asi: parseAsi(of.asi?.['asi']),
  ...parseMacroeconomics(of.macroeconomics),
  ...parseFixedIncome(of.fixedIncome),
  ...mapKeys(stockKinds, (kind) => parseStockList(kind, of[kind]?.['list'])),
});

/**
 * Loads the stored figures from the documents of all figure editors, with one request per editor.
 */
export function useStoredFigures() {
  const dispatch = useAppDispatch();
  const slots = useAppSelector(selectFigureEditors);
  const [openedAt, setOpenedAt] = useState(() => new Date());
  useEffect(() => {
    for (const id of figureEditorIds) void dispatch(figureEditors[id].load());
    return () => figureEditorIds.forEach((id) => dispatch(figureEditors[id].close()));
  }, [dispatch]);
  // While a reload is pending, keep the figures from the previous load.
  const [last, setLast] = useState(() => mapKeys(figureEditorIds, (id) => slots[id].data));
  const latest = mapKeys(figureEditorIds, (id) => slots[id].data ?? last[id]);
  if (figureEditorIds.some((id) => latest[id] !== last[id])) setLast(latest);
  const figures = useMemo(() => parseFigures(last), [last]);
  const getPart = (id: FigureEditorId) =>
    toPart(slots[id], {
      isThere: latest[id] !== null,
      fresh: slots[id].data !== null,
      reload: () => void dispatch(figureEditors[id].load()),
    });
  const rates = getPart('fixedIncome');
  const parts: Readonly<Record<FigureRow, PagePart>> = {
    asi: getPart('asi'),
    stocks: combineParts(stockKinds.map(getPart)),
    exchangeRate: getPart('macroeconomics'),
    ...mapKeys(bondIds, () => rates),
  };
  return {
    figures,
    parts,
    /**
     * The figures that another user has saved since they were loaded. Null if nobody else has
     * saved.
     */
    theirs: findOtherSave(mapKeys(figureEditorIds, (id) => slots[id].theirs)),
    openedAt,
    reload: () => {
      setOpenedAt(new Date());
      for (const each of new Set(Object.values(parts))) each.reload();
    },
  };
}

/**
 * Combines the figures that other users have saved, and adds the author of the latest save. Returns
 * null if some of these figures are not known.
 */
function findOtherSave(
  theirs: ByEditor<SavedByOther<StoredByName> | null>,
): SavedByOther<StoredFigures> | null {
  const all = Object.values(theirs);
  const [last] = all.filter((each) => each !== null).toSorted((a, b) => compareTexts(b.at, a.at));
  if (last === undefined || all.includes(null)) return null;
  const documents = mapKeys(figureEditorIds, (id) => theirs[id]?.documents ?? null);
  return { ...last, documents: parseFigures(documents) };
}

export type StoredFiguresState = ReturnType<typeof useStoredFigures>;
