import { useReducer, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '@/ui/storeHooks';
import { isSameData } from '@/lib/sameData';
import { useActionOutcome } from '@/ui/admin/useActionOutcome';
import { useSavedDraft } from '@/ui/admin/useSavedDraft';
import { useUnsavedChanges } from '@/ui/admin/unsavedChanges';
import type { NewsItem } from '../documents';
import { newsStaffMessages } from './messages';
import { toNewsRows } from './differences';
import { fetchManagedNews, selectManagedNews } from './newsStaffSlice';
import {
  findDraftErrors,
  type NewsDraft,
  toNewsDraft,
  newsDraftSchema,
  toStorableDraft,
} from './newsDraft';
import {
  CLOSED_FORM,
  getForm,
  isEditedSinceCancel,
  isInConflict,
  isPending,
  isSaving,
  newsFormReducer,
  type OpenForm,
  createOpenForm,
} from './newsFormState';
import { useLatest } from './useLatest';
import type { NewsList } from './useNewsList';
import { getNewsId, type NewsSaveResult, saveNews } from './newsThunks';

/** Returns the open form and its actions. After a save, the list shows the result. */
export function useNewsForm(list: NewsList) {
  const dispatch = useAppDispatch();
  const { data: items } = useAppSelector(selectManagedNews);
  const outcome = useActionOutcome();
  const [state, send] = useReducer(newsFormReducer, CLOSED_FORM);
  const form = getForm(state);
  const openings = useRef(0);
  const running = useRef<AbortController | null>(null);
  const [draft, saved] = [form?.draft ?? toNewsDraft(null), toNewsDraft(form?.item ?? null)];
  const [typed, savedTexts] = [toStorableDraft(draft), toStorableDraft(saved)];
  const retyped = !isSameData(typed, savedTexts);
  const dirty = retyped || draft.thumbnail.kind !== saved.thumbnail.kind;
  useUnsavedChanges(dirty);
  // When a save ends, its callback must use the current form and list.
  const now = useLatest({ state, list });

  const createIdentity = (item: NewsItem | null) => {
    openings.current += 1;
    return { serial: openings.current, id: getNewsId(item) };
  };
  const open = (item: NewsItem | null) => {
    outcome.clear();
    send({ type: 'opened', form: createOpenForm(createIdentity(item), item) });
  };
  const discard = () => {
    outcome.clear();
    send({ type: 'closed' });
  };
  const close = () => {
    const closed = getForm(now.current.state);
    discard();
    list.goOn(closed?.item?.id);
  };
  const change = (part: Partial<NewsDraft>) => send({ type: 'draft-changed', part });

  const kept = useSavedDraft({
    keep: {
      editor: `news/${form?.item?.id ?? 'new'}`,
      schema: newsDraftSchema,
      describe: toNewsRows,
    },
    opening: form?.serial ?? 0,
    draft: typed,
    saved: savedTexts,
    unsaved: retyped,
    onRestore: change,
  });

  const endSave = (sent: OpenForm, end: NewsSaveResult) => {
    running.current = null;
    if (end.result === 'saved' || end.result === 'deleted') kept.clear();
    const { state: before, list: shown } = now.current;
    const doneText = sent.item === null ? newsStaffMessages.created : newsStaffMessages.updated;
    if (!isSaving(before, sent.serial)) {
      if (end.result === 'saved') shown.saved(end.item, doneText);
      return;
    }
    send({ type: 'save-ended', serial: sent.serial, end, newItem: createIdentity(null) });
    switch (end.result) {
      case 'saved':
        if (isEditedSinceCancel(before)) {
          outcome.succeed(newsStaffMessages.savedAnyway);
          return;
        }
        outcome.clear();
        shown.saved(
          end.item,
          before.status === 'cancelling' ? newsStaffMessages.savedAnyway : doneText,
        );
        return;
      case 'conflict':
        outcome.clear();
        return;
      case 'deleted':
        outcome.ask(newsStaffMessages.deletedMeanwhile);
        void dispatch(fetchManagedNews());
        return;
      case 'cancelled':
        outcome.reject(newsStaffMessages.cancelled);
        return;
      case 'failed':
      case 'unknown':
        outcome.fail(end.message);
    }
  };

  const save = async (overwrite = false) => {
    const { state: before } = now.current;
    const sent = getForm(before);
    if (sent === null || isPending(before)) return;
    const errors = findDraftErrors(sent.draft);
    if (Object.keys(errors).length > 0) {
      send({ type: 'draft-rejected', errors });
      outcome.clear();
      return;
    }
    send({ type: 'save-started', sent: sent.draft });
    outcome.begin();
    const controller = new AbortController();
    running.current = controller;
    // A new item comes first, so its position is below the positions of all other items. It is at
    // most 0, because reordering numbers the items from 0.
    const displayOrder = Math.min(1, ...items.map((item) => item.displayOrder)) - 1;
    const { signal } = controller;
    const handleWaiting = (waiting: boolean) => {
      if (signal.aborted) return;
      if (waiting) outcome.ask(newsStaffMessages.uploadWaits);
      else outcome.begin();
    };
    const { id, draft, item: loaded, progress } = sent;
    const end = await dispatch(
      saveNews({
        id,
        draft,
        loaded,
        displayOrder,
        overwrite,
        progress,
        signal,
        onWaiting: handleWaiting,
      }),
    );
    endSave(sent, end);
  };

  /**
   * Cancels a pending save. If the request has already been sent, the form waits for the response.
   */
  const cancelSave = () => {
    send({ type: 'save-cancelled' });
    outcome.ask(newsStaffMessages.cancelling);
    running.current?.abort();
  };

  const reload = async () => {
    const asked = getForm(now.current.state);
    outcome.clear();
    send({ type: 'reload-started' });
    const result = await dispatch(fetchManagedNews());
    const { state: after, list: shown } = now.current;
    if (asked === null || getForm(after)?.serial !== asked.serial) return;
    if (!fetchManagedNews.fulfilled.match(result)) {
      send({ type: 'reload-failed', serial: asked.serial });
      const text = result.payload ?? newsStaffMessages.fetchFailed;
      outcome.fail(text, { what: 'Not reloaded', retry: () => void reload() });
      return;
    }
    const fresh = result.payload.find(({ id }) => id === asked.item?.id);
    if (fresh !== undefined) {
      open(fresh);
      return;
    }
    discard();
    shown.gone();
  };

  return {
    form,
    isSaving: state.status === 'saving',
    isPending: isPending(state),
    isInConflict: isInConflict(state),
    outcome,
    dirty,
    kept,
    open,
    close,
    discard,
    change,
    save,
    cancelSave,
    reload,
  };
}

export type NewsEditor = ReturnType<typeof useNewsForm>;
