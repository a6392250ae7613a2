import { findRecentCloses } from '@/figures/admin/closes';
import { loadRecentFigures } from '@/firebase/staff/lastPoints';
import { loadNewestPoints } from '@/firebase/staff/loadPoints';
import { useRequest } from '@/ui/useRequest';
import { mailMessages } from './mailMessages';
import type { MailHistory } from './sessionMail';

async function loadMailHistory(session: string): Promise<MailHistory> {
  const [recent, bonds, tbills, inflation, gdp, monetaryPolicy] = await Promise.all([
    loadRecentFigures(),
    loadNewestPoints('bonds'),
    loadNewestPoints('tbills'),
    loadNewestPoints('inflation'),
    loadNewestPoints('gdp'),
    loadNewestPoints('monetaryPolicy'),
  ]);
  const { before } = findRecentCloses(recent, session);
  return { before, points: { bonds, tbills, inflation, gdp, monetaryPolicy } };
}

/**
 * Loads the figures with which a mail compares the figures of a session. Loads them again after a
 * publication, which has another id.
 */
export const useMailHistory = (session: string, publicationId: string) =>
  useRequest(`${session} ${publicationId}`, mailMessages.failed, () => loadMailHistory(session));
