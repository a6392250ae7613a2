import type { TonightDraft } from '@/figures/admin/tonightDraft';

/** Replaces the draft by what `change` returns for it. */
export type EditDraft = (change: (draft: TonightDraft) => TonightDraft) => void;
