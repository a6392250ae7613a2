import type { SessionInput } from '@/figures/admin/sessionInput';

export interface SessionFacts extends SessionInput {
  /**
   * The last trading session that has closed, as 'YYYY-MM-DD'. The draft may belong to an earlier
   * session.
   */
  current: string;
}
