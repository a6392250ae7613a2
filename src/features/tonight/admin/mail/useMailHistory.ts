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
 * Loads the earlier figures with which the figures in a mail are compared. Loads them again after a
 * publication, because the publication changes `publicationId`.
 */
export const useMailHistory = (session: string, publicationId: string) =>
  useRequest(`${session} ${publicationId}`, mailMessages.failed, () => loadMailHistory(session));
