import { useContext } from 'react';
import { toNoteRows } from '@/figures/admin/noteDifferences';
import { toNotePath } from '@/figures/notes';
import { readLastChanges } from '@/firebase/staff/readChanges';
import { findDifferences } from '@/lib/difference';
import { formatClock } from '@/lib/moments';
import { Banner } from '@/ui/admin/Banner';
import { Button } from '@/ui/admin/Button';
import { DifferenceTable } from '@/ui/admin/DifferenceTable';
import { Note } from '@/ui/admin/Note';
import { ON_SITE_HEADING } from '@/ui/admin/onSite';
import { useRequest } from '@/ui/useRequest';
import { correctionMessages } from '../../correctionMessages';
import { tonightMessages } from '../../messages';
import { NewBox } from '../../publication/NewBox';
import { RenderUndoContext } from '../../undo/RenderUndoContext';
import type { PublishedCorrection } from './useNoteCorrection';

interface CorrectionPublishedProps {
  published: PublishedCorrection;
  email: string;
  onClose: () => void;
  onUndone: () => void;
}

export function CorrectionPublished(props: CorrectionPublishedProps) {
  const { published, email, onClose, onUndone } = props;
  const { before, change, at, changeId } = published;
  const { text, explanation } = change;
  const renderUndo = useContext(RenderUndoContext);
  const records = useRequest(before.session, tonightMessages.savesFailed, () =>
    readLastChanges({ paths: [toNotePath(before.session)] }, 1),
  );
  const record = records.data?.find(({ id }) => changeId === null || id === changeId);
  const clock = formatClock(at);
  const after = { ...before, text, ...(explanation !== null && { correction: { explanation } }) };
  return (
    <NewBox
      title={correctionMessages.published}
      headerEnd={
        <Note>
          {clock}
          {email !== '' && `, ${email}`}
        </Note>
      }
      actionAtEnd
      action={
        <>
          {record && renderUndo({ change: record, onDone: onUndone })}
          <Button look="primary" onClick={onClose}>
            {correctionMessages.back}
          </Button>
        </>
      }
    >
      <Banner className="mb-4">{correctionMessages.onSite(clock, explanation !== null)}</Banner>
      <DifferenceTable
        look="page"
        caption="What was saved"
        heads={['Before', ON_SITE_HEADING]}
        labels={['before', 'now']}
        differences={findDifferences(toNoteRows({ ...before }), toNoteRows(after))}
      />
    </NewBox>
  );
}
