import { Corrections } from '@/features/history/corrections/Corrections';
import { correctionMessages } from '@/features/history/messages';
import LegalPage from './LegalPage';

/** The page of corrections and complaints, with the list of what was corrected. */
export default function CorrectionsPage() {
  const { id, title } = correctionMessages;
  return <LegalPage first={{ id, title, section: <Corrections /> }} />;
}
