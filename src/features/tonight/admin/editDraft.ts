import type { TonightDraft } from '@/figures/admin/tonightDraft';

/** Applies a change to the draft, like the setter of `useState`. */
export type EditDraft = (change: (draft: TonightDraft) => TonightDraft) => void;
