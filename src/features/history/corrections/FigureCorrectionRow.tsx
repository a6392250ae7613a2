import { toSeriesPath } from '@/content/seriesSlugs';
import { Icon } from '@/ui/Icon';
import { formatShortPeriod } from '../periods';
import { describeUnexplained } from '../versions';
import {
  type Correction,
  formatFigureName,
  formatPublicationDay,
  formatVersion,
  formatVersions,
  getReason,
  listExplanations,
} from './corrections';
import { ListRow } from './ListRow';

/** A figure that was changed: its first and its current value, and the reasons. */
export function FigureCorrectionRow({ correction }: { correction: Correction }) {
  const { id, content, key, versions, current } = correction;
  const kind = getReason(correction);
  const [first] = versions;
  const firstValue = first ? formatVersion(correction, first) : '';
  const earlier = listExplanations(correction).filter(({ version }) => version !== current);
  return (
    <ListRow
      id={id}
      kind={kind}
      to={toSeriesPath(content.slug)}
      name={formatFigureName(correction)}
      period={formatShortPeriod(key)}
      values={
        <>
          {/* After a rebasing, the first value is not wrong, so it is not crossed out. */}
          {kind === 'rebasing' ? <span>{firstValue}</span> : <s>{firstValue}</s>}{' '}
          <Icon name="right" size={16} /> <b>{formatVersion(correction, current)}</b>
        </>
      }
      reason={
        <>
          <span>{kind === null ? describeUnexplained(versions.at(-2)) : current.why?.note}</span>
          {versions.length > 2 && <small>{formatVersions(correction)}</small>}
          {earlier.map(({ version, kind: name, note }) => (
            <small
              key={version.at}
            >{`${formatPublicationDay(correction, version)}: ${name}. ${note}`}</small>
          ))}
        </>
      }
      changedOn={formatPublicationDay(correction, current)}
    />
  );
}
