/** The class names of a figure that rose, fell or stayed the same. */
export const changeLooks = {
  up: 'font-semibold text-gain',
  down: 'font-semibold text-loss',
  same: 'font-semibold text-muted',
};
