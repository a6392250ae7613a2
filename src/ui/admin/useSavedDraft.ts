import { createContext, useContext, useEffect, useState } from 'react';
import { type GenericSchema, safeParse } from 'valibot';
import {
  toDraftKey,
  deleteDrafts,
  saveDraft,
  readDrafts,
  onDraftsChangedElsewhere,
} from '@/browser/savedDrafts';
import { findDifferences, type ValueRow } from '@/lib/difference';
import { applyChanges } from '@/lib/sameData';

/**
 * The id of the signed-in user, or null. Saved drafts belong to this user. With null, no drafts are
 * saved.
 */
export const DraftAccount = createContext<string | null>(null);

/** Determines how the drafts of an editor are saved. */
export interface DraftStorageOptions<T> {
  /**
   * The name of the editor, such as 'asi'. If the editor can edit several documents, the name
   * contains the id of the document, such as 'news/abc'.
   */
  editor: string;
  /**
   * The schema of a draft. Saved drafts that do not match it are ignored, such as drafts of an
   * older version of the editor.
   */
  schema: GenericSchema<unknown, T>;
  /** Converts a draft to rows of values for a comparison. */
  describe: (draft: T) => readonly ValueRow[];
}

interface SavedDraftOptions<T> {
  keep: DraftStorageOptions<T>;
  /** A number that changes each time the form is opened. */
  opening?: number;
  draft: T;
  /** The stored value, converted to the type of a draft. */
  saved: T;
  unsaved: boolean;
  onRestore: (draft: T) => void;
}

/**
 * Returns the state of a form that was just opened: the id of its new draft, and the saved drafts
 * of its editor.
 */
function openForm<T>(
  storageKey: string | null,
  opening: number,
  { schema }: DraftStorageOptions<T>,
) {
  const all = storageKey === null ? [] : readDrafts(storageKey);
  const found = all.flatMap((entry) => {
    const [from, draft] = [safeParse(schema, entry.from), safeParse(schema, entry.draft)];
    return from.success && draft.success
      ? [{ ...entry, from: from.output, draft: draft.output }]
      : [];
  });
  return { storageKey, opening, id: crypto.randomUUID(), found };
}

/**
 * Saves the draft of a form at each change. When the form opens, offers to restore an earlier
 * draft. Restoring changes only the fields that were edited in that draft.
 */
export function useSavedDraft<T>(options: SavedDraftOptions<T>) {
  const { keep, opening = 0, draft, saved, unsaved, onRestore } = options;
  const account = useContext(DraftAccount);
  const storageKey = account === null ? null : toDraftKey(account, keep.editor);
  const [safe, setSafe] = useState(true);
  const [form, setForm] = useState(() => openForm(storageKey, opening, keep));
  if (form.storageKey !== storageKey || form.opening !== opening)
    setForm(openForm(storageKey, opening, keep));
  const { id } = form;

  useEffect(() => {
    if (storageKey === null) return;
    const typedAt = new Date().toISOString();
    if (unsaved) saveDraft(storageKey, { id, typedAt, from: saved, draft }, setSafe);
    else deleteDrafts(storageKey, [id]);
  }, [storageKey, id, draft, saved, unsaved]);

  useEffect(() => {
    if (storageKey === null) return;
    // Stop offering a draft that the user saved or discarded in another tab.
    return onDraftsChangedElsewhere(storageKey, () => {
      const remainingIds = new Set(readDrafts(storageKey).map((entry) => entry.id));
      setForm((now) => ({
        ...now,
        found: now.found.filter((entry) => remainingIds.has(entry.id)),
      }));
    });
  }, [storageKey]);

  const offers = form.found.flatMap(({ from, draft: to, ...entry }) => {
    const restored = applyChanges(saved, { from, to });
    const differences = findDifferences(keep.describe(saved), keep.describe(restored));
    return differences.length === 0 ? [] : [{ ...entry, from, restored, differences }];
  });
  const offer = offers[0];

  const removeDrafts = (ids: readonly string[]) => {
    if (storageKey !== null) deleteDrafts(storageKey, ids);
    setForm((now) => ({ ...now, found: now.found.filter((entry) => !ids.includes(entry.id)) }));
  };
  return {
    /** The draft that the user can restore, or null. */
    offer: offer === undefined ? null : { ...offer, typedAt: new Date(offer.typedAt) },
    /** True if the current input is saved in the browser. */
    safe: safe && storageKey !== null,
    /** Puts the offered draft into the form as unsaved input. */
    restore: () => {
      if (offer === undefined || storageKey === null) return;
      // Restoring replaces the current input, so offer that input as a draft.
      const currentDrafts = openForm(storageKey, opening, keep).found.filter(
        (entry) => entry.id === id,
      );
      const { restored, typedAt } = offer;
      const next = crypto.randomUUID();
      deleteDrafts(storageKey, [offer.id]);
      saveDraft(storageKey, { id: next, typedAt, from: saved, draft: restored });
      const found = [...currentDrafts, ...form.found.filter((entry) => entry.id !== offer.id)];
      setForm({ ...form, id: next, found });
      onRestore(restored);
    },
    discard: () => {
      if (offer !== undefined) removeDrafts([offer.id]);
    },
    /** Removes all drafts of the form. Call this after the input was saved or discarded. */
    clear: () => removeDrafts([id, ...form.found.map((entry) => entry.id)]),
  };
}

/** The draft that the form offers to restore, and functions that restore or remove saved drafts. */
export type SavedDraft = ReturnType<typeof useSavedDraft>;
