import { useState } from 'react';
import { type FigureField, isUnreadable, type ReplacedTexts } from '@/lib/zeros';
import type { ActionOutcome } from './useActionOutcome';

/** Returns the sentence that asks staff to press the Save button again. */
export const formatPressAgain = (saveText: string) => `Press ${saveText} again to confirm.`;

interface ConfirmZeroOptions<T> {
  draft: T;
  setDraft: (next: T) => void;
  figuresOf: (draft: T) => readonly FigureField[];
  /** Returns a draft in which 0 replaces texts that are not numbers. */
  settleDraft: (draft: T) => T;
  /** Returns the reasons why staff have to confirm the save; empty if they do not have to. */
  listReasons: (draft: T, zeros: ReplacedTexts) => readonly string[];
  outcome: ActionOutcome;
  saveText: string;
}

/**
 * Asks staff to confirm zeros. A save replaces text that is not a number with 0, but a typing error
 * must not be published as 0. The first press of Save shows the values that would be stored. The
 * second press stores them.
 */
export function useConfirmZero<T>(options: ConfirmZeroOptions<T>) {
  const { draft, setDraft, figuresOf, outcome } = options;
  const [zeros, setZeros] = useState<ReplacedTexts>({});
  const [wasAsked, setAsked] = useState(false);

  return {
    zeros,
    /** True if staff were asked to confirm and have not changed the draft since. */
    wasAsked,
    /** Call this when the text of a field was replaced with 0. */
    onZero: (field: string, typed: string) => setZeros((others) => ({ ...others, [field]: typed })),
    /** Changes the draft. The next save then asks for confirmation again. */
    edit: (next: T) => {
      const before = new Map(figuresOf(draft).map(({ field, text }) => [field, text]));
      const unchanged = figuresOf(next).filter(({ field, text }) => before.get(field) === text);
      const unchangedFields = new Set(unchanged.map(({ field }) => field));
      setZeros((all) =>
        Object.fromEntries(Object.entries(all).filter(([f]) => unchangedFields.has(f))),
      );
      setDraft(next);
      if (!wasAsked) return;
      setAsked(false);
      outcome.clear();
    },
    /**
     * Asks staff to confirm if the save may store an unintended 0. Returns true if the save must
     * not continue.
     */
    stops: () => {
      const unreadable = figuresOf(draft).filter(isUnreadable);
      if (wasAsked && unreadable.length === 0) return false;
      const all = { ...zeros, ...Object.fromEntries(unreadable.map((f) => [f.field, f.text])) };
      const settled = options.settleDraft(draft);
      const reasons = options.listReasons(settled, all);
      if (reasons.length === 0) return false;
      setZeros(all);
      setDraft(settled);
      setAsked(true);
      outcome.ask([...reasons, formatPressAgain(options.saveText)].join(' '));
      return true;
    },
    /** Call this after a save. */
    clear: () => {
      setZeros({});
      setAsked(false);
    },
  };
}
