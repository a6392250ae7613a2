import { useId } from 'react';
import { withNote } from '@/figures/admin/tonightDraft';
import { joinNames } from '@/lib/difference';
import type { EditDraft } from '../editDraft';
import { getRowName } from '../messages';
import { noteMessages } from '../noteMessages';
import { indicators } from '@/figures/registry';
import { hasPeriods } from '@/figures/history';
import type { NoteProposal } from './noteProposal';
import type { NoteState } from './noteState';
import { addSentence, hasSentence, removeSentence } from './noteText';

interface NoteProposalsProps {
  note: Pick<NoteState, 'proposals' | 'draft'>;
  edit: EditDraft;
}

const getName = (row: NoteProposal['rows'][number]) =>
  hasPeriods(row) ? indicators[row].name : getRowName(row);

/**
 * A checkbox for each sentence that was written from the figures. A ticked sentence is added to the
 * note.
 */
export function NoteProposals({ note: { proposals, draft }, edit }: NoteProposalsProps) {
  const hintId = useId();
  if (proposals.length === 0) return null;
  return (
    <fieldset aria-describedby={hintId}>
      <legend className="mb-1 text-label font-medium text-muted">{noteMessages.proposals}</legend>
      <ul>
        {proposals.map((proposal) => (
          <li key={proposal.id} className="border-b border-hair">
            <label className="flex min-h-11 cursor-pointer gap-2 py-2">
              <input
                type="checkbox"
                className="flex-none"
                checked={hasSentence(draft, proposal)}
                onChange={({ target }) =>
                  edit((typed) =>
                    withNote(
                      typed,
                      target.checked
                        ? addSentence(draft, proposal)
                        : removeSentence(draft, proposal),
                    ),
                  )
                }
              />
              <span>
                {proposal.text}
                <span className="block text-label/5 text-muted">
                  {noteMessages.from(joinNames(proposal.rows.map(getName)))}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <p id={hintId} className="mt-2 text-label text-muted">
        {noteMessages.hint}
      </p>
    </fieldset>
  );
}
