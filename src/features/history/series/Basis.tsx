import type { SeriesBreak } from '@/content/breaksAndEvents';
import type { SeriesContent } from '@/content/series';
import { toTimestamp, type Figure } from '../figures';
import { seriesMessages } from '../messages';
import { formatPeriodDate } from '../periods';
import { formatValue } from '../values';

interface BasisProps {
  content: SeriesContent;
  rebasing: SeriesBreak;
  figures: readonly Figure[];
}

/** Shows when the basis of a series changed, and the last value on the old basis. */
export function Basis({ content, rebasing, figures }: BasisProps) {
  const before = figures.findLast(({ at }) => at < toTimestamp(rebasing.at));
  const { newBasisFrom, was, onOldBasis, notComparedAcross } = seriesMessages;
  return (
    <p>
      {newBasisFrom(formatPeriodDate(rebasing.at))}
      {before === undefined ? (
        <span>{notComparedAcross}</span>
      ) : (
        <>
          <span>{was(formatPeriodDate(before.key))}</span>
          <b translate="no">{formatValue(content, before.value)}</b>
          <span>{onOldBasis}</span>
        </>
      )}
    </p>
  );
}
