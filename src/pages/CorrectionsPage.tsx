import { legalTexts } from '@/content/legal/texts';
import { Corrections } from '@/features/history/corrections/Corrections';
import { correctionMessages } from '@/features/history/messages';
import { useCorrectedNotes } from '@/features/notes/useCorrectedNotes';
import { FoldedSections } from './legal/FoldedSections';
import { LegalHead } from './legal/LegalHead';
import './LegalPage.css';

/** Renders the page Corrections: the list of corrections first, then how it is made. */
export default function CorrectionsPage() {
  const notes = useCorrectedNotes();
  return (
    <>
      <LegalHead path="/corrections" />
      <section className="legal page-grid">
        <div>
          <h1>{correctionMessages.heading}</h1>
          <Corrections lead={legalTexts['/corrections'].lead} notes={notes} />
        </div>
      </section>
      <FoldedSections title={correctionMessages.method} path="/corrections" firstIsOpen />
    </>
  );
}
