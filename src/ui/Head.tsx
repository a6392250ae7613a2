import { useEffect } from 'react';
import { Helmet } from 'react-helmet-async';
import { useLocation } from 'react-router-dom';
import { currentEnv } from '@/browser/settings';
import { dataText } from '@/browser/trustedTypes';
import { firm } from '@/content/firm';
import { metadata, type Section, SHARE_PICTURE, sharePicturePath } from '@/content/metadata';

interface HeadProps {
  title: string;
  description: string;
  /** The path of this page; left out where the address is no page. */
  canonicalPath?: string;
  /** The path of the picture that chats and feeds show beside a link to this page. */
  picture?: string;
  noindex?: boolean;
}

/** The document's title, description and canonical link, and what a link to it looks like in a chat. */
export function Head({ title, description, canonicalPath, picture, noindex = false }: HeadProps) {
  const { siteUrl } = currentEnv();
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

/** The head of a page of a section: its metadata and picture, and a canonical link to the current path. */
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

/** Says in JSON-LD what is shown, in the script element of that id, as long as the component is there. */
export function useStructuredData(id: string, data: object | null): void {
  const text = data === null ? '' : JSON.stringify(data);
  useEffect(() => {
    if (text === '') return;
    const sent = document.getElementById(id);
    const script = sent ?? document.createElement('script');
    if (sent === null) {
      Object.assign(script, { id, type: 'application/ld+json' });
      document.body.append(script);
    }
    script.textContent = dataText(text);
    return () => script.remove();
  }, [id, text]);
}
