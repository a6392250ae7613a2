import { PlotLine, type PlotLineProps } from './PlotLine';

interface PlotPathProps extends Pick<PlotLineProps, 'steps'> {
  /**
   * The stretches before and after its last break, and the neighbours between which figures are
   * missing.
   */
  path: Record<'old' | 'now' | 'holes', PlotLineProps['lines']>;
}

/** A line that is set off before its last break, with dotted joins over its holes. */
export function PlotPath({ path, steps = false }: PlotPathProps) {
  return (
    <>
      <PlotLine kind="old" lines={path.old} steps={steps} />
      <PlotLine lines={path.now} steps={steps} />
      <PlotLine kind="holes" lines={path.holes} />
    </>
  );
}
