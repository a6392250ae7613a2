import { useLocation } from 'react-router-dom';
import { metadata, type SiteSection, toSharePicturePath } from '@/content/metadata';
import { Head } from './Head';

/** Sets the metadata, the canonical link and the link preview for a page of a section. */
export function SectionHead({ section }: { section: SiteSection }) {
  const { pathname } = useLocation();
  const canonicalPath = pathname.replace(/\/+$/, '') || '/';
  return (
    <Head
      {...metadata[section]}
      canonicalPath={canonicalPath}
      picture={toSharePicturePath(section)}
    />
  );
}
