import { type LegalPath, NOT_ADVICE } from '@/content/legal/pages';
import { legalTexts } from '@/content/legal/texts';
import { FoldedSection } from './FoldedSection';
import { RichText } from './RichText';

interface FoldedSectionsProps {
  title: string;
  /** Path of the legal page whose text this is. */
  path: LegalPath;
  /** Opens the first section. Default: all sections are closed. */
  firstIsOpen?: boolean;
}

/** The text of a legal page in folded sections, below the facts of the page. */
export function FoldedSections({ title, path, firstIsOpen = false }: FoldedSectionsProps) {
  const { sections, inForce, version } = legalTexts[path];
  return (
    <section className="legal-method legal page-grid">
      <div>
        <h2>{title}</h2>
        <div className="legal-folds">
          {sections.map((section, index) => (
            <FoldedSection
              key={section.id}
              section={section}
              isOpenAtFirst={firstIsOpen && index === 0}
            />
          ))}
        </div>
        <p className="legal-version">
          In force from <RichText of={inForce} />. Version {version}. {NOT_ADVICE}
        </p>
      </div>
    </section>
  );
}
