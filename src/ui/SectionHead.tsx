import { useLocation } from 'react-router-dom';
import { metadata, type Section, sharePicturePath } from '@/content/metadata';
import { Head } from './Head';

/**
 * The head of a page of a section: its metadata and picture, and a canonical link to the current
 * path.
 */
export function SectionHead({ section }: { section: Section }) {
  const { pathname } = useLocation();
  const canonicalPath = pathname.replace(/\/+$/, '') || '/';
  return (
    <Head
      {...metadata[section]}
      canonicalPath={canonicalPath}
      picture={sharePicturePath(section)}
    />
  );
}
