import { classes } from '@/ui/classes';

/** The look of an undone change. Its element has the attribute `data-struck`. */
export const struckClass = classes(
  'data-struck:text-muted',
  'data-struck:[&_:is(del,ins,em)]:line-through data-struck:[&_ins]:font-normal',
);
