import { classes } from '@/ui/classes';

interface WaitingProps {
  /** A width utility such as `w-[9ch]`; the height is that of the text it stands for. */
  width: string;
  onNavy?: boolean;
}

/** Stands for a text that is being loaded, in exactly its height. */
export function Waiting({ width, onNavy = false }: WaitingProps) {
  return (
    <span
      className={classes('skel inline-block max-w-full', onNavy && 'navy', width)}
      aria-hidden="true"
    >
      &nbsp;
    </span>
  );
}
