import type { ChangedScope } from '@/lib/difference';
import { Box, type BoxProps } from './Box';
import type { WithChangedBy } from './changedBy';

interface ChangedBoxProps extends Omit<BoxProps, 'lastChange'>, WithChangedBy {
  /** The stored documents that the section edits; undefined while they are loading. */
  changed?: ChangedScope | undefined;
}

/** Renders a section whose footer shows who last changed its documents. */
export function ChangedBox({ ChangedBy, changed, ...box }: ChangedBoxProps) {
  if (ChangedBy === undefined || changed === undefined) return <Box {...box} />;
  return (
    <ChangedBy of={changed}>{(lastChange) => <Box {...box} lastChange={lastChange} />}</ChangedBy>
  );
}
