import { CompareChoice } from '../compared/CompareChoice';
import { ComparisonStatus } from '../compared/ComparisonStatus';
import { RangeControls } from './RangeControls';
import { ScaleChoice } from './ScaleChoice';
import type { Series } from './useSeries';
import './controls.css';

export function SeriesControls({ series }: { series: Series }) {
  return (
    <div className="series-keys print:hidden">
      <RangeControls series={series} />
      {series.content.id === 'inflation' && <ScaleChoice {...series} />}
      <CompareChoice {...series} />
      <ComparisonStatus {...series} />
    </div>
  );
}
