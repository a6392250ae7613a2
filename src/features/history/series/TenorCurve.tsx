import { memo, useMemo } from 'react';
import { Chart } from '@/ui/chart/Chart';
import { Marks } from '@/ui/chart/Marks';
import { PlotLabels } from '@/ui/chart/PlotLabels';
import { PlotLine } from '@/ui/chart/PlotLine';
import { XAxis } from '@/ui/chart/XAxis';
import { YAxis } from '@/ui/chart/YAxis';
import { createAxisFormatter, formatAxisStart } from '../axis';
import { createTenorCurve } from './tenorCurve';
import type { Series } from './useSeries';
import './TenorCurve.css';

type TenorCurveProps = Pick<Series, 'content' | 'history' | 'selected' | 'now'>;

const chartProps = { size: 'small', tone: 'navy', className: 'tenor-curve' } as const;

/**
 * Shows the rates of all tenors on the selected day, a month before and a year before. The chosen
 * tenor is marked with a ring and its rate.
 */
export const TenorCurve = memo(function TenorCurve(props: TenorCurveProps) {
  const { content, history, selected, now } = props;
  const { points, tenure, view } = history;
  const curve = useMemo(
    () =>
      selected === undefined || tenure === undefined
        ? null
        : createTenorCurve({ content, points, selected, tenure, now }),
    [content, points, selected, tenure, now],
  );
  if (curve === null) {
    return <Chart {...chartProps} blank={{ ticks: 4, every: 1, isLoading: view === 'loading' }} />;
  }
  const { scale, paths, dots, chosen, names, legend, descriptions } = curve;
  const [current, ...earlier] = paths.map(({ points: line }) => line);
  return (
    <>
      <Chart
        {...chartProps}
        drawing={
          <>
            <YAxis
              scale={scale}
              format={createAxisFormatter(content, scale)}
              broken={formatAxisStart(content, scale) !== null}
            />
            {paths.toReversed().map(({ kind, points: line }) => (
              <PlotLine key={kind} kind={kind} lines={[line]} />
            ))}
            <XAxis ticks={names.map(({ at }) => at)} labels={[names]} />
            <Marks kind="dot" points={dots} />
            {chosen && (
              <>
                <Marks kind="node" points={[chosen]} />
                <PlotLabels
                  labels={[chosen]}
                  marks={dots}
                  lines={current ? [current] : []}
                  backgroundLines={earlier}
                />
              </>
            )}
          </>
        }
      />
      <p className="tenor-legend" aria-hidden="true">
        {legend.map(({ kind, day }) => (
          <span key={kind}>
            <svg width="28" height="8" fill="none">
              <path className="chart-line" data-kind={kind} d="M0 4h28" />
            </svg>{' '}
            <span>{day}</span>
          </span>
        ))}
      </p>
      <ul className="sr-only">
        {descriptions.map((description) => (
          <li key={description}>{description}</li>
        ))}
      </ul>
    </>
  );
});
