import { useState } from 'react';
import type { IndicatorId } from '@/figures/market';
import { useRefocus } from '@/ui/admin/focus';
import { REVIEW_SELECTOR } from './checklist/figureKeys';
import type { RowId } from './checklist/rowIds';
import type { NoteView, TonightNavigation } from './view';

/**
 * Returns the elements of a row that can get the focus, in order of preference: the first
 * unanswered question, the first input, the first button.
 */
function listFocusTargets(row: RowId | IndicatorId | 'note'): (Element | null)[] {
  const container = document.querySelector(`:is([data-row="${row}"], [data-indicator="${row}"])`);
  return ['[type=checkbox]:not(:checked)', 'input', 'button'].map(
    (selector) => container?.querySelector(selector) ?? null,
  );
}

/** Returns the current step of the Tonight page, and the published rows whose fields are open. */
export function useTonightNavigation(): TonightNavigation {
  const [step, setStep] = useState<TonightNavigation['step']>('edit');
  const [openedRows, setOpenedRows] = useState<readonly RowId[]>([]);
  const [noteView, setNoteView] = useState<NoteView | null>(null);
  const refocus = useRefocus();
  const backToList = (row?: RowId | IndicatorId | 'note') => {
    setStep('edit');
    if (row === 'note') setNoteView('write');
    const listRowTargets = () => (row === undefined ? [] : listFocusTargets(row));
    refocus(() => [...listRowTargets(), document.querySelector(REVIEW_SELECTOR)]);
  };
  return {
    step,
    openedRows,
    noteView: step === 'review' ? null : noteView,
    openNote: setNoteView,
    closeNote: () => {
      setNoteView(null);
      refocus(() => [
        ...document.querySelectorAll('[data-note-start]'),
        document.querySelector(REVIEW_SELECTOR),
      ]);
    },
    showReview: () => {
      setNoteView(null);
      setStep('review');
    },
    showPublished: () => {
      setNoteView(null);
      setOpenedRows([]);
      setStep('published');
    },
    backToList,
    openRow: (row: RowId) => {
      setOpenedRows((others) => [...others, row]);
      backToList(row);
    },
  };
}
