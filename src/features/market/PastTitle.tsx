import { Link } from 'react-router-dom';
import { seriesPath, type SeriesSlug } from '@/content/seriesSlugs';
import { Icon } from '@/ui/Icon';
import './PastLink.css';

/** The name of a figure that has no line of its past beside it, as the way to that past. */
export function PastTitle({ slug, title }: { slug: SeriesSlug; title: string }) {
  return (
    <h4>
      <Link className="past-title" to={seriesPath(slug)}>
        {title}
        <Icon name="right" size={14} strokeWidth={2} />
      </Link>
    </h4>
  );
}
