import { PlotLine, type PlotLineProps } from './PlotLine';

interface PlotPathProps extends Pick<PlotLineProps, 'steps'> {
  /**
   * The lines before the last break (`old`), after it (`current`), and across missing figures
   * (`gaps`).
   */
  path: Record<'old' | 'current' | 'gaps', PlotLineProps['lines']>;
}

/**
 * Draws the line of a series. It is paler before the last break and dotted across missing figures.
 */
export function PlotPath({ path, steps = false }: PlotPathProps) {
  return (
    <>
      <PlotLine kind="old" lines={path.old} steps={steps} />
      <PlotLine lines={path.current} steps={steps} />
      <PlotLine kind="holes" lines={path.gaps} />
    </>
  );
}
