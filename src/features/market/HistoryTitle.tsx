import { Link } from 'react-router-dom';
import { Icon } from '@/ui/Icon';
import { seriesPath, type SeriesSlug } from '@/content/seriesSlugs';
import './HistoryLink.css';

/** Names a figure that has no line of its history beside it, as the link to that history. */
export function HistoryTitle({ slug, title }: { slug: SeriesSlug; title: string }) {
  return (
    <h4>
      <Link className="history-title" to={seriesPath(slug)}>
        {title}
        <Icon className="print:hidden" name="right" size={14} strokeWidth={2} />
      </Link>
    </h4>
  );
}
