import type { LegalSection } from '@/content/legal/texts';
import { detailsSection } from './detailsSection';
import { FoldedSection } from './FoldedSection';

/** The sections of a legal text that a visitor opens. */
export function Details({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <div id={detailsSection.id} className="legal-details" tabIndex={-1}>
      <h2>{detailsSection.title}</h2>
      <div className="legal-folds">
        {sections.map((section) => (
          <FoldedSection key={section.id} section={section} />
        ))}
      </div>
    </div>
  );
}
