import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { IndicatorId } from '@/figures/market';
import { toFields } from '@/lib/stored';
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

const listReviewTargets = () => [document.querySelector(REVIEW_SELECTOR)];

/** The state of the history entry of the review and of the page after a publication. */
const STEP_ENTRY = { isTonightStep: true };

/**
 * Returns the current step of the Tonight page, and the published rows whose fields are open. The
 * review adds an entry to the browser's history, so that Back returns to the checklist. A reload
 * always shows the checklist, because it offers the saved draft.
 */
export function useTonightNavigation(hasPublication: boolean): TonightNavigation {
  const [opened, setOpened] = useState<TonightNavigation['step']>('edit');
  const [openedRows, setOpenedRows] = useState<readonly RowId[]>([]);
  const [noteView, setNoteView] = useState<NoteView | null>(null);
  const navigate = useNavigate();
  const isStepEntry = toFields(useLocation().state)?.['isTonightStep'] === true;
  const isUndone = opened === 'published' && !hasPublication;
  const step = isStepEntry && !isUndone ? opened : 'edit';
  const refocus = useRefocus();
  const previousStep = useRef(step);
  /** Returns where the focus goes after `backToList`. Null unless the browser is going back. */
  const findReturnFocus = useRef<(() => (Element | null)[]) | null>(null);

  useEffect(() => {
    if (previousStep.current === step) return;
    previousStep.current = step;
    if (step === 'edit') refocus(findReturnFocus.current ?? listReviewTargets);
    else window.scrollTo(0, 0);
    findReturnFocus.current = null;
  }, [step, refocus]);

  const backToList = (row?: RowId | IndicatorId | 'note') => {
    if (row === 'note') setNoteView('write');
    const findFocus = () => [
      ...(row === undefined ? [] : listFocusTargets(row)),
      ...listReviewTargets(),
    ];
    if (previousStep.current === 'edit') {
      refocus(findFocus);
      return;
    }
    // A double click must not go back two entries.
    if (findReturnFocus.current === null) void navigate(-1);
    findReturnFocus.current = findFocus;
  };
  return {
    step,
    openedRows,
    noteView: step === 'review' ? null : noteView,
    openNote: setNoteView,
    closeNote: () => {
      setNoteView(null);
      refocus(() => [...document.querySelectorAll('[data-note-start]'), ...listReviewTargets()]);
    },
    showReview: () => {
      setNoteView(null);
      setOpened('review');
      if (!isStepEntry) void navigate('.', { state: STEP_ENTRY });
    },
    showPublished: () => {
      setNoteView(null);
      setOpenedRows([]);
      setOpened('published');
    },
    backToList,
    openRow: (row: RowId) => {
      setOpenedRows((others) => [...others, row]);
      backToList(row);
    },
  };
}
