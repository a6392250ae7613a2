import { useEffect, useRef, useState } from 'react';
import { copyRichText } from '@/browser/copyRichText';
import { getEnv } from '@/browser/settings';
import { findSeries } from '@/content/series';
import type { FigureRow } from '@/figures/admin/tonightDraft';
import { Banner } from '@/ui/admin/Banner';
import { Button } from '@/ui/admin/Button';
import { Field } from '@/ui/admin/Field';
import { LoadFailed } from '@/ui/admin/LoadFailed';
import { Note } from '@/ui/admin/Note';
import type { SessionFacts } from '../checklist/sessionFacts';
import type { NoteRecords } from '../note/useNoteRecords';
import { noteMessages } from '../noteMessages';
import { formatMailHtml, formatMailText } from './formatMail';
import { mailMessages } from './mailMessages';
import { createSessionMail } from './sessionMail';
import { useMailHistory } from './useMailHistory';

interface CopyMailProps {
  facts: Pick<SessionFacts, 'session' | 'stored'>;
  noteRecords: Pick<NoteRecords, 'part' | 'stored' | 'isOutdated' | 'hasNoteFailed' | 'reload'>;
  isOnSite: (row: FigureRow) => boolean;
  /** The id of the change record of the last publication on this page. Empty if there is none. */
  publicationId: string;
}

/** The button that copies the figures and the note of the session for a mail to subscribers. */
export function CopyMail({ facts, noteRecords, isOnSite, publicationId }: CopyMailProps) {
  const { session, stored } = facts;
  const history = useMailHistory(session, publicationId);
  const [last, setLast] = useState<{ outcome: 'copied' | 'refused'; text: string } | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const use = findSeries('asi')?.use;
  const canPassOnShares = use?.reuse === 'yes';
  const { stored: note, isOutdated, hasNoteFailed } = noteRecords;
  const mail =
    !isOutdated &&
    history.data !== null &&
    createSessionMail({ session, stored, note, isOnSite, canPassOnShares, ...history.data });
  const url = `${getEnv().siteUrl || window.location.origin}/markets`;
  const text = mail === false ? '' : formatMailText(mail, url);

  // The outcome disappears when the figures or the note change.
  const outcome = last?.text === text ? last.outcome : null;

  useEffect(() => {
    if (outcome !== 'refused') return;
    field.current?.focus();
    field.current?.select();
  }, [outcome]);

  const handleCopy = async () => {
    if (mail === false) return;
    setLast(null);
    const isCopied = await copyRichText(text, formatMailHtml(mail, url));
    setLast({ outcome: isCopied ? 'copied' : 'refused', text });
  };
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button busy={mail === false} onClick={() => void handleCopy()}>
          {mailMessages.copy}
        </Button>
        <Note className="flex-[1_1_16rem]">
          {mailMessages.hint}
          {!isOutdated && note === null && ` ${mailMessages.noNote}`}
          {isOnSite('stocks') && !canPassOnShares && ` ${mailMessages.noShares(use?.owner ?? '')}`}
        </Note>
      </div>
      {history.failed && history.data === null && (
        <LoadFailed onRetry={history.reload} busy={history.loading}>
          {mailMessages.failed}
        </LoadFailed>
      )}
      {hasNoteFailed && (
        <LoadFailed onRetry={noteRecords.reload} busy={noteRecords.part.retrying}>
          {noteMessages.noteFailed}
        </LoadFailed>
      )}
      <Banner tone={outcome === 'refused' ? 'warn' : 'ok'}>
        {outcome !== null && mailMessages[outcome]}
      </Banner>
      {outcome === 'refused' && (
        <Field label={mailMessages.text}>
          {(control) => <textarea {...control} ref={field} readOnly rows={8} value={text} />}
        </Field>
      )}
    </div>
  );
}
