import { Corrections } from '@/features/history/corrections/Corrections';
import { correctionMessages } from '@/features/history/messages';
import { useCorrectedNotes } from '@/features/notes/useCorrectedNotes';
import LegalPage from './LegalPage';

/** The legal page Corrections and complaints, with the list of corrections as its first section. */
export default function CorrectionsPage() {
  const notes = useCorrectedNotes();
  const { id, title } = correctionMessages;
  return <LegalPage first={{ id, title, section: <Corrections notes={notes} /> }} />;
}
