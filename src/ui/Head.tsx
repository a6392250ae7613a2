import { Helmet } from 'react-helmet-async';
import { getEnv } from '@/browser/settings';
import { firm } from '@/content/firm';
import { SHARE_PICTURE } from '@/content/metadata';

interface HeadProps {
  title: string;
  description: string;
  /** The path of the page; undefined if no page has this address. */
  canonicalPath?: string;
  /** The path of the picture for link previews. */
  picture?: string;
  noindex?: boolean;
}

/** Sets the title, description, canonical link and link preview of the document. */
export function Head({ title, description, canonicalPath, picture, noindex = false }: HeadProps) {
  const { siteUrl } = getEnv();
  const url = canonicalPath === undefined ? undefined : siteUrl + canonicalPath;
  const shared = url !== undefined &&
    picture !== undefined && {
      title,
      description,
      url,
      type: 'website',
      site_name: firm.name,
      image: siteUrl + picture,
      'image:width': SHARE_PICTURE.width,
      'image:height': SHARE_PICTURE.height,
      'image:alt': `${firm.name}: ${title}`,
    };
  const card = shared && {
    card: 'summary_large_image',
    title,
    description,
    image: shared.image,
    'image:alt': shared['image:alt'],
  };
  return (
    <Helmet>
      <title>{title}</title>
      {description !== '' && <meta name="description" content={description} />}
      {url !== undefined && <link rel="canonical" href={url} />}
      {shared &&
        Object.entries(shared).map(([name, content]) => (
          <meta key={name} property={`og:${name}`} content={String(content)} />
        ))}
      {card &&
        Object.entries(card).map(([name, content]) => (
          <meta key={name} name={`twitter:${name}`} content={content} />
        ))}
      {noindex && <meta name="robots" content="noindex" />}
    </Helmet>
  );
}
