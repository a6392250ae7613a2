import { classes } from '@/ui/classes';

/** Classes that strike out an undone change. The element has the attribute `data-struck`. */
export const struckClass = classes(
  'data-struck:text-muted',
  'data-struck:[&_:is(del,ins,em)]:line-through data-struck:[&_ins]:font-normal',
);
