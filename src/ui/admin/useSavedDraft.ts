import { createContext, useContext, useEffect, useState } from 'react';
import { type GenericSchema, safeParse } from 'valibot';
import {
  draftKey,
  deleteDrafts,
  saveDraft,
  readDrafts,
  onDraftsChangedElsewhere,
} from '@/browser/savedDrafts';
import { differencesOf, type Row } from '@/lib/difference';
import { withChanges } from '@/lib/sameData';

/** The id of the signed-in user, under which the browser saves drafts. With null it saves none. */
export const DraftAccount = createContext<string | null>(null);

/** How the drafts of an editor are saved. */
export interface Keep<T> {
  /** Names the editor, and the document if it edits one of several: 'asi', 'news/abc'. */
  editor: string;
  /** The schema of a draft. Drafts of an earlier version of the editor may lack newer fields. */
  schema: GenericSchema<unknown, T>;
  /** Describes a draft for comparisons. */
  describe: (draft: T) => readonly Row[];
}

interface KeptDraftOptions<T> {
  keep: Keep<T>;
  /** Distinguishes one opening of the form from the next. */
  opening?: number;
  draft: T;
  /** The stored value, as a draft. */
  saved: T;
  unsaved: boolean;
  onRestore: (draft: T) => void;
}

/**
 * Returns an opened form: the id of its draft, and the saved drafts of other forms of this editor.
 */
function open<T>(place: string | null, opening: number, { schema }: Keep<T>) {
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
 * Saves the draft of a form at each change while it differs from the stored value, and offers saved
 * drafts when the form opens. Only the edited fields of a saved draft are offered; the others keep
 * their stored values.
 */
export function useSavedDraft<T>(options: KeptDraftOptions<T>) {
  const { keep, opening = 0, draft, saved, unsaved, onRestore } = options;
  const account = useContext(DraftAccount);
  const place = account === null ? null : draftKey(account, keep.editor);
  const [safe, setSafe] = useState(true);
  const [form, setForm] = useState(() => open(place, opening, keep));
  if (form.place !== place || form.opening !== opening) setForm(open(place, opening, keep));
  const { id } = form;

  useEffect(() => {
    if (place === null) return;
    const typedAt = new Date().toISOString();
    if (unsaved) saveDraft(place, { id, typedAt, from: saved, draft }, setSafe);
    else deleteDrafts(place, [id]);
  }, [place, id, draft, saved, unsaved]);

  useEffect(() => {
    if (place === null) return;
    // The draft was saved or discarded in another tab, so it is not offered any more.
    return onDraftsChangedElsewhere(place, () => {
      const left = new Set(readDrafts(place).map((entry) => entry.id));
      setForm((now) => ({ ...now, found: now.found.filter((entry) => left.has(entry.id)) }));
    });
  }, [place]);

  const offers = form.found.flatMap(({ from, draft: to, ...entry }) => {
    const restored = withChanges(saved, { from, to });
    const differences = differencesOf(keep.describe(saved), keep.describe(restored));
    return differences.length === 0 ? [] : [{ ...entry, from, restored, differences }];
  });
  const offer = offers[0];

  const forget = (ids: readonly string[]) => {
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
      // The previous input of the form is offered in its turn.
      const mine = open(place, opening, keep).found.filter((entry) => entry.id === id);
      const { restored, typedAt } = offer;
      const next = crypto.randomUUID();
      deleteDrafts(place, [offer.id]);
      saveDraft(place, { id: next, typedAt, from: saved, draft: restored });
      const found = [...mine, ...form.found.filter((entry) => entry.id !== offer.id)];
      setForm({ ...form, id: next, found });
      onRestore(restored);
    },
    /** Removes the offered draft. */
    discard: () => {
      if (offer !== undefined) forget([offer.id]);
    },
    /** Removes all drafts of the form after it was saved or discarded. */
    clear: () => forget([id, ...form.found.map((entry) => entry.id)]),
  };
}

/** The drafts of a form that the browser saves. */
export type SavedDraft = ReturnType<typeof useSavedDraft>;
