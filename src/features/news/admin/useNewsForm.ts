import { useRef, useState } from 'react';
import { useAppDispatch, useAppSelector } from '@/ui/storeHooks';
import { sameData } from '@/lib/sameData';
import { useActionOutcome } from '@/ui/admin/OutcomeMessage';
import { useKeptDraft } from '@/ui/admin/KeptDraft';
import { useUnsavedChanges } from '@/ui/admin/UnsavedGuard';
import { newsStaffMessages } from './messages';
import type { NewsItem } from '../documents';
import { newsFields } from './differences';
import { fetchManagedNews, selectManagedNews } from './newsStaffSlice';
import {
  type DraftErrors,
  draftErrors,
  newsDraftOf,
  type NewsDraft,
  typedOf,
  typedNews,
} from './newsDraft';
import { type NewsList, useLatest } from './useNewsList';
import { newMemory, saveNews, type NewsSaveEnd, type SaveMemory } from './newsThunks';

/** An open form. Its draft lives here, so that it outlasts the row under which it stands. */
export interface OpenForm {
  /** Distinguishes one opening from the next. */
  serial: number;
  item: NewsItem | null;
  draft: NewsDraft;
  errors: DraftErrors;
  memory: SaveMemory;
}

/** Returns the open form, if there is one: its saves show in the list. */
export function useNewsForm(list: NewsList) {
  const dispatch = useAppDispatch();
  const { data: items } = useAppSelector(selectManagedNews);
  const outcome = useActionOutcome();
  const [form, setForm] = useState<OpenForm | null>(null);
  /** The answer that the form waits for: to its save, or after Cancel or a conflict to a read. */
  const [pending, setPending] = useState<'save' | 'stored' | null>(null);
  const [conflict, setConflict] = useState(false);
  const serial = useRef(0);
  const running = useRef<AbortController | null>(null);
  const [draft, saved] = [form?.draft ?? newsDraftOf(null), newsDraftOf(form?.item ?? null)];
  const [typed, savedTexts] = [typedOf(draft), typedOf(saved)];
  const retyped = !sameData(typed, savedTexts);
  const dirty = retyped || draft.thumbnail.kind !== saved.thumbnail.kind;
  useUnsavedChanges(dirty);
  // A save that ends late meets the form and the list as they are by then.
  const now = useLatest({ form, list });
  const leave = () => {
    outcome.clear();
    setConflict(false);
    setPending(null);
  };
  const begin = (item: NewsItem | null, draft = newsDraftOf(item)) => {
    leave();
    serial.current += 1;
    const memory = newMemory(item);
    setForm({ serial: serial.current, item, draft, errors: {}, memory });
  };
  const discard = () => {
    leave();
    setForm(null);
  };
  const close = () => {
    const { form: closed } = now.current;
    discard();
    list.goOn(closed?.item?.id);
  };

  const change = (part: Partial<NewsDraft>) =>
    setForm(
      (open) =>
        open && {
          ...open,
          draft: { ...open.draft, ...part },
          errors: Object.fromEntries(
            Object.entries(open.errors).filter(([field]) => !Object.hasOwn(part, field)),
          ),
        },
    );

  const kept = useKeptDraft({
    keep: {
      editor: `news/${form?.item?.id ?? 'new'}`,
      schema: typedNews,
      describe: newsFields,
    },
    opening: form?.serial ?? 0,
    draft: typed,
    saved: savedTexts,
    unsaved: retyped,
    onRestore: change,
  });

  /** A save that staff cancelled was executed all the same; what they typed since is kept. */
  const savedAnyway = (saved: OpenForm, item: NewsItem) => {
    const memory = newMemory(item);
    setForm((open) => {
      if (open === null) return null;
      const { thumbnail } =
        open.draft.thumbnail === saved.draft.thumbnail ? newsDraftOf(item) : open.draft;
      return { ...open, item, draft: { ...open.draft, thumbnail }, memory };
    });
    outcome.succeed(newsStaffMessages.savedAnyway);
  };

  const ended = (saved: OpenForm, end: NewsSaveEnd, wasCancelled: boolean) => {
    running.current = null;
    const { form: open, list: shown } = now.current;
    if (end.result === 'saved' || end.result === 'deleted') kept.clear();
    const text = saved.item === null ? newsStaffMessages.created : newsStaffMessages.updated;
    if (open?.serial !== saved.serial) {
      if (end.result === 'saved') shown.saved(end.item, text);
      return;
    }
    setPending(null);
    if (end.result === 'saved') {
      if (wasCancelled && open.draft !== saved.draft) {
        savedAnyway(saved, end.item);
        return;
      }
      discard();
      shown.saved(end.item, wasCancelled ? newsStaffMessages.savedAnyway : text);
    } else if (end.result === 'conflict') {
      outcome.clear();
      setConflict(true);
    } else if (end.result === 'deleted') {
      const { thumbnail } = open.draft;
      // Its picture went with the item.
      const own = thumbnail.kind === 'stored' ? newsDraftOf(null).thumbnail : thumbnail;
      begin(null, { ...open.draft, thumbnail: own });
      outcome.ask(newsStaffMessages.deletedMeanwhile);
      void dispatch(fetchManagedNews());
    } else if ('message' in end) outcome.fail(end.message);
    else outcome.refuse(newsStaffMessages.cancelled);
  };

  const save = async (overwrite = false) => {
    const { form: saved } = now.current;
    if (saved === null || pending !== null) return;
    const errors = draftErrors(saved.draft);
    setForm({ ...saved, errors });
    setConflict(false);
    if (Object.keys(errors).length > 0) {
      outcome.clear();
      return;
    }
    outcome.begin();
    setPending('save');
    const controller = new AbortController();
    running.current = controller;
    const { draft, item: loaded, memory } = saved;
    // Before the first: no other item is written, and a later order counts from 0 again.
    const displayOrder = Math.min(1, ...items.map((item) => item.displayOrder)) - 1;
    const { signal } = controller;
    const onWaiting = (waiting: boolean) => {
      if (signal.aborted) return;
      if (waiting) outcome.ask(newsStaffMessages.uploadWaits);
      else outcome.begin();
    };
    const end = await dispatch(
      saveNews({ draft, loaded, displayOrder, overwrite, memory, signal, onWaiting }),
    );
    ended(saved, end, signal.aborted);
  };

  /** Ends a save at once. One that was sent cannot be called back: then what is stored is said. */
  const cancelSave = () => {
    setPending('stored');
    outcome.ask(newsStaffMessages.cancelling);
    running.current?.abort();
  };

  const reload = async () => {
    const { form: asked } = now.current;
    outcome.clear();
    setPending('stored');
    const result = await dispatch(fetchManagedNews());
    const { form: current, list: shown } = now.current;
    if (asked === null || current?.serial !== asked.serial) return;
    setPending(null);
    if (!fetchManagedNews.fulfilled.match(result)) {
      const text = result.payload ?? newsStaffMessages.fetchFailed;
      outcome.fail(text, { what: 'Not reloaded', retry: () => void reload() });
      return;
    }
    const fresh = result.payload.find(({ id }) => id === asked.item?.id);
    setConflict(false);
    if (fresh !== undefined) {
      begin(fresh);
      return;
    }
    discard();
    shown.gone();
  };

  return {
    form,
    pending,
    conflict,
    outcome,
    dirty,
    kept,
    open: (item: NewsItem | null) => begin(item),
    close,
    discard,
    change,
    save,
    cancelSave,
    reload,
  };
}

export type NewsFormState = ReturnType<typeof useNewsForm>;
