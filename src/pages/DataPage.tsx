import { getEnv } from '@/browser/settings';
import { legalPages, NOT_ADVICE } from '@/content/legal/pages';
import { legalTexts } from '@/content/legal/texts';
import { FixedAddresses } from '@/features/history/data/FixedAddresses';
import { RestExample } from '@/features/history/data/RestExample';
import { SeriesDirectory } from '@/features/history/data/SeriesDirectory';
import { ZipDownload } from '@/features/history/data/ZipDownload';
import { FoldedSection } from './legal/FoldedSection';
import { LegalHead } from './legal/LegalHead';
import { RichText } from './legal/RichText';
import './LegalPage.css';
import './DataPage.css';

const { lead, sections, inForce, version } = legalTexts['/data'];

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
          <p className="lead">{lead}</p>
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
      <section className="data-method legal page-grid">
        <div>
          <h2>How we get the figures</h2>
          <div className="legal-folds">
            {sections.map((section) => (
              <FoldedSection key={section.id} {...section} />
            ))}
          </div>
          <p className="data-version">
            In force from <RichText of={inForce} />. Version {version}. {NOT_ADVICE}
          </p>
        </div>
      </section>
    </>
  );
}
