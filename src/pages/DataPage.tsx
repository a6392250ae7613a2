import { getEnv } from '@/browser/settings';
import { legalPages } from '@/content/legal/pages';
import { legalTexts } from '@/content/legal/texts';
import { FixedAddresses } from '@/features/history/data/FixedAddresses';
import { RestExample } from '@/features/history/data/RestExample';
import { SeriesDirectory } from '@/features/history/data/SeriesDirectory';
import { ZipDownload } from '@/features/history/data/ZipDownload';
import { FoldedSections } from './legal/FoldedSections';
import { LegalHead } from './legal/LegalHead';
import './LegalPage.css';
import './DataPage.css';

/**
 * Renders the page Data and sources: all series first, then the notes for programmers and the
 * method.
 */
export default function DataPage() {
  return (
    <>
      <LegalHead path="/data" />
      <section className="data-series page-grid">
        <div>
          <h1>{legalPages['/data']}</h1>
          <p className="lead">{legalTexts['/data'].lead}</p>
          <SeriesDirectory />
          <ZipDownload />
        </div>
      </section>
      <section className="data-programs page-grid">
        <div>
          <RestExample />
          {getEnv().dataFiles && <FixedAddresses />}
        </div>
      </section>
      <FoldedSections title="How we get the figures" path="/data" />
    </>
  );
}
