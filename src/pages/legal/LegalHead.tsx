import { firm } from '@/content/firm';
import { type LegalPath, legalPages } from '@/content/legal/pages';
import { legalTexts, toLegalPicturePath } from '@/content/legal/texts';
import { Head } from '@/ui/Head';

/** Sets the title, description, canonical link and preview picture of a legal page. */
export function LegalHead({ path }: { path: LegalPath }) {
  return (
    <Head
      title={`${legalPages[path]} | ${firm.name}`}
      description={legalTexts[path].lead}
      canonicalPath={path}
      picture={toLegalPicturePath(path)}
    />
  );
}
