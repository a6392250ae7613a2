import { Icon } from '@/ui/Icon';

/** An arrow in a box, lit while the pointer is over what leads there: the nearest `group`. */
export function BoxedArrow({ to }: { to: 'left' | 'right' }) {
  return (
    <i className="grid size-12 place-items-center rounded-xs [border-width:1px] group-hover:bg-cyan group-hover:text-navy-900">
      <Icon name={to} strokeWidth={1.75} />
    </i>
  );
}
