import { Link } from 'react-router-dom';
import { Icon } from '@/ui/Icon';
import { toSeriesPath, type SeriesSlug } from '@/content/seriesSlugs';
import './HistoryLink.css';

export function HistoryTitle({ slug, title }: { slug: SeriesSlug; title: string }) {
  return (
    <h4>
      <Link className="history-title" to={toSeriesPath(slug)}>
        {title}
        <Icon className="print:hidden" name="right" size={14} strokeWidth={2} />
      </Link>
    </h4>
  );
}
