import { Helmet } from 'react-helmet-async';
import { currentEnv } from '@/browser/settings';

interface HeadProps {
  title: string;
  description: string;
  /** The path of this page; left out where the address is no page. */
  canonicalPath?: string;
  noindex?: boolean;
}

/** The document's title, description and canonical link. */
export function Head({ title, description, canonicalPath, noindex = false }: HeadProps) {
  return (
    <Helmet>
      <title>{title}</title>
      {description !== '' && <meta name="description" content={description} />}
      {canonicalPath !== undefined && (
        <link rel="canonical" href={currentEnv().siteUrl + canonicalPath} />
      )}
      {noindex && <meta name="robots" content="noindex" />}
    </Helmet>
  );
}
