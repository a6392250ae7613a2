import { formatPercent, formatPrice, roundTo2 } from '@/lib/format';
import { labelClass } from '@/ui/admin/Field';
import { changeLooks } from '@/ui/admin/Note';
import { classes } from '@/ui/classes';
import { indicatorIds } from '../documents';
import {
  EDITOR_TITLES,
  EXCHANGE_TITLE,
  type MacroDraft,
  percentageOf,
  priceOf,
} from './macroDraft';

/** How visitors will read what is in the form. */
export function MacroPreview({ draft }: { draft: MacroDraft }) {
  const price = priceOf(draft);
  return (
    <aside
      className="self-start border border-hair bg-page p-4 max-pair:mt-4"
      aria-label="Preview for visitors"
    >
      <p className={labelClass}>After saving</p>
      <dl>
        <Shown title={EXCHANGE_TITLE} note="naira per dollar">
          {price === null ? '-' : `N${formatPrice(price)}/$`}
        </Shown>
        {indicatorIds.map((id) => {
          const percentage = percentageOf(draft[id]);
          const rounded = percentage === null ? null : roundTo2(percentage);
          return (
            <Shown
              key={id}
              title={EDITOR_TITLES[id]}
              note={draft[id].date}
              {...(rounded !== null && { look: changeLooks[rounded > 0 ? 'up' : 'down'] })}
            >
              {rounded === null ? '-' : formatPercent(rounded)}
            </Shown>
          );
        })}
      </dl>
    </aside>
  );
}

interface ShownProps {
  title: string;
  /** Beside the title: what the figure is of, or as of. */
  note: string;
  look?: string;
  children: string;
}

function Shown({ title, note, look, children }: ShownProps) {
  return (
    <div className="border-t border-hair py-2 last:pb-0">
      <dt className="flex flex-wrap justify-between gap-x-4 text-label/5 text-muted">
        {title} <span className="wrap-anywhere">{note}</span>
      </dt>
      <dd className={classes('text-2xl/8 font-semibold wrap-anywhere tabular-nums', look)}>
        {children}
      </dd>
    </div>
  );
}
