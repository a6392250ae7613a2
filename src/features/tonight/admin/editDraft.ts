import type { TonightDraft } from '@/figures/admin/tonightDraft';

export type EditDraft = (change: (draft: TonightDraft) => TonightDraft) => void;
