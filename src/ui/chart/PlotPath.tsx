import { PlotLine, type PlotLineProps } from './PlotLine';

interface PlotPathProps extends Pick<PlotLineProps, 'steps'> {
  /** Lines before and after the last break, and lines across missing figures. */
  path: Record<'old' | 'current' | 'gaps', PlotLineProps['lines']>;
}

/** A line that is paler before its last break, with dotted lines over missing figures. */
export function PlotPath({ path, steps = false }: PlotPathProps) {
  return (
    <>
      <PlotLine kind="old" lines={path.old} steps={steps} />
      <PlotLine lines={path.current} steps={steps} />
      <PlotLine kind="holes" lines={path.gaps} />
    </>
  );
}
