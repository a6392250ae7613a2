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
 * Id of the signed-in user, which is part of the key of saved drafts. No drafts are saved if it is
 * null.
 */
export const DraftAccount = createContext<string | null>(null);

/** Options for saving the drafts of an editor. */
export interface DraftStorageOptions<T> {
  /** Name of the editor, with the document's id if it edits one of several: 'asi', 'news/abc'. */
  editor: string;
  /**
   * Schema of a draft. Saved drafts that do not match it are ignored, such as those of an older
   * version of the editor.
   */
  schema: GenericSchema<unknown, T>;
  /** Returns the rows of a draft that comparisons show. */
  describe: (draft: T) => readonly ValueRow[];
}

interface SavedDraftOptions<T> {
  keep: DraftStorageOptions<T>;
  /** A number that is different each time the form is opened. */
  opening?: number;
  draft: T;
  /** Stored value, in the shape of a draft. */
  saved: T;
  unsaved: boolean;
  onRestore: (draft: T) => void;
}

/** Returns the state of an opened form: a new draft id and the saved drafts of the editor. */
function openForm<T>(place: string | null, opening: number, { schema }: DraftStorageOptions<T>) {
  const all = place === null ? [] : readDrafts(place);
  const found = all.flatMap((entry) => {
    const [from, draft] = [safeParse(schema, entry.from), safeParse(schema, entry.draft)];
    return from.success && draft.success
      ? [{ ...entry, from: from.output, draft: draft.output }]
      : [];
  });
  return { place, opening, id: crypto.randomUUID(), found };
}

/**
 * Saves a form's draft at each change, and offers earlier drafts when the form opens. Restoring a
 * draft changes only the fields that were edited in it.
 */
export function useSavedDraft<T>(options: SavedDraftOptions<T>) {
  const { keep, opening = 0, draft, saved, unsaved, onRestore } = options;
  const account = useContext(DraftAccount);
  const place = account === null ? null : toDraftKey(account, keep.editor);
  const [safe, setSafe] = useState(true);
  const [form, setForm] = useState(() => openForm(place, opening, keep));
  if (form.place !== place || form.opening !== opening) setForm(openForm(place, opening, keep));
  const { id } = form;

  useEffect(() => {
    if (place === null) return;
    const typedAt = new Date().toISOString();
    if (unsaved) saveDraft(place, { id, typedAt, from: saved, draft }, setSafe);
    else deleteDrafts(place, [id]);
  }, [place, id, draft, saved, unsaved]);

  useEffect(() => {
    if (place === null) return;
    // Stop offering a draft that was saved or discarded in another tab.
    return onDraftsChangedElsewhere(place, () => {
      const left = new Set(readDrafts(place).map((entry) => entry.id));
      setForm((now) => ({ ...now, found: now.found.filter((entry) => left.has(entry.id)) }));
    });
  }, [place]);

  const offers = form.found.flatMap(({ from, draft: to, ...entry }) => {
    const restored = applyChanges(saved, { from, to });
    const differences = findDifferences(keep.describe(saved), keep.describe(restored));
    return differences.length === 0 ? [] : [{ ...entry, from, restored, differences }];
  });
  const offer = offers[0];

  const removeDrafts = (ids: readonly string[]) => {
    if (place !== null) deleteDrafts(place, ids);
    setForm((now) => ({ ...now, found: now.found.filter((entry) => !ids.includes(entry.id)) }));
  };
  return {
    /** The draft to restore, or null. */
    offer: offer === undefined ? null : { ...offer, typedAt: new Date(offer.typedAt) },
    /** True if the current input is saved in the browser. */
    safe: safe && place !== null,
    /** Puts the offered draft into the form as unsaved input. */
    restore: () => {
      if (offer === undefined || place === null) return;
      // Restoring replaces the current input, so offer that input as a draft.
      const mine = openForm(place, opening, keep).found.filter((entry) => entry.id === id);
      const { restored, typedAt } = offer;
      const next = crypto.randomUUID();
      deleteDrafts(place, [offer.id]);
      saveDraft(place, { id: next, typedAt, from: saved, draft: restored });
      const found = [...mine, ...form.found.filter((entry) => entry.id !== offer.id)];
      setForm({ ...form, id: next, found });
      onRestore(restored);
    },
    discard: () => {
      if (offer !== undefined) removeDrafts([offer.id]);
    },
    /** Removes all drafts of the form after it was saved or discarded. */
    clear: () => removeDrafts([id, ...form.found.map((entry) => entry.id)]),
  };
}

/** Draft that is offered to the user, and functions that restore or remove saved drafts. */
export type SavedDraft = ReturnType<typeof useSavedDraft>;
