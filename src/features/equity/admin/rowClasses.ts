import { classes } from '@/ui/classes';

export const columnsClass =
  'grid grid-cols-[24px_28px_minmax(0,1.3fr)_minmax(0,1fr)_minmax(0,1fr)_76px_56px] items-center gap-2';

/** The class of a row. In a narrow container, the parts of the row are on two lines. */
export const rowClass = classes(
  columnsClass,
  "py-1 [grid-template-areas:'handle_rank_symbol_previous_current_change_moves']",
  '*:data-move:[grid-area:handle] *:data-moves:[grid-area:moves]',
  '@max-[520px]:grid-cols-[24px_28px_minmax(0,1fr)_72px_64px] @max-[520px]:py-3',
  "@max-[520px]:[grid-template-areas:'handle_rank_symbol_change_moves'_'._previous_previous_current_current']",
  '@max-[520px]:not-first:border-t @max-[520px]:not-first:border-hair',
  '@max-[520px]:*:data-move:w-6 @max-[520px]:[&>[data-moves]>*]:w-8',
  // In a very narrow container, the arrow buttons are on the second line, so that the symbol fits.
  '@max-[358px]:grid-cols-[26px_26px_minmax(0,1fr)_48px_60px] @max-[358px]:gap-x-1',
  "@max-[358px]:[grid-template-areas:'handle_rank_symbol_symbol_change'_'moves_moves_previous_current_current']",
  '@max-[358px]:*:data-moves:self-end @max-[358px]:[&_input]:px-2 @max-[358px]:[&>[data-moves]>*]:w-7',
);
