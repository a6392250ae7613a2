import { Corrections } from '@/features/market/history/corrections/Corrections';
import LegalPage from './LegalPage';

/** The page of corrections and complaints, with the list of what was corrected. */
export default function CorrectionsPage() {
  return (
    <LegalPage>
      <Corrections />
    </LegalPage>
  );
}
