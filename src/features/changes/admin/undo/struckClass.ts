import { classes } from '@/ui/classes';

/** The classes that strike out an undone change, on an element with the attribute `data-struck`. */
export const struckClass = classes(
  'data-struck:text-muted',
  'data-struck:[&_:is(del,ins,em)]:line-through data-struck:[&_ins]:font-normal',
);
