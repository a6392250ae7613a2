import type { TonightDraft } from '@/figures/admin/tonightDraft';

/** Replaces the draft with the result of `change`. */
export type EditDraft = (change: (draft: TonightDraft) => TonightDraft) => void;
