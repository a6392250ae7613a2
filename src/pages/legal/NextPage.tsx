import { Link } from 'react-router-dom';
import { type LegalPath, legalPages } from '@/content/legal/pages';
import { listKeys } from '@/lib/records';
import { Icon } from '@/ui/Icon';

/** Links to the legal page after `path`; the last page links to the first. */
export function NextPage({ path }: { path: LegalPath }) {
  const paths = listKeys(legalPages);
  const next = paths[(paths.indexOf(path) + 1) % paths.length] ?? path;
  return (
    <p className="legal-next print:hidden">
      Next
      <Link to={next}>
        <span>{legalPages[next]}</span>
        <Icon name="right" size={18} />
      </Link>
    </p>
  );
}
