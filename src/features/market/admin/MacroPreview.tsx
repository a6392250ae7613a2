import { formatExchangeRate, formatPercent, roundTo2 } from '@/lib/format';
import { labelClass } from '@/ui/admin/fieldClasses';
import { changeLooks } from '@/ui/admin/changeLooks';
import { classes } from '@/ui/classes';
import { indicatorIds, type Macroeconomics } from '@/figures/market';
import {
  EXCHANGE_TITLE,
  type MacroDraft,
  parsePercentage,
  parseDraftPrice,
} from '@/figures/admin/macroDraft';
import { indicators } from '@/figures/registry';

export function MacroPreview({ draft, stored }: { draft: MacroDraft; stored: Macroeconomics }) {
  const price = parseDraftPrice(draft);
  return (
    <aside
      className="self-start border border-hair bg-page p-4 max-pair:mt-4"
      aria-label="Preview for visitors"
    >
      <p className={labelClass}>After saving</p>
      <dl>
        <PreviewFigure
          title={EXCHANGE_TITLE}
          note="naira per dollar"
          text={formatOptionalPrice(price)}
          stored={formatOptionalPrice(stored.exchangeRate)}
        />
        {indicatorIds.map((id) => {
          const next = parsePercentage(draft[id]);
          const { percentage: old, date } = stored[id] ?? { percentage: null, date: '' };
          const ofDate = date === '' || date === draft[id].date ? '' : `, ${date}`;
          return (
            <PreviewFigure
              key={id}
              title={indicators[id].title}
              note={draft[id].date}
              text={formatOptionalPercent(next)}
              stored={formatOptionalPercent(old) + ofDate}
              {...(next !== null && {
                figureClass: changeLooks[roundTo2(next) > 0 ? 'up' : 'down'],
              })}
            />
          );
        })}
      </dl>
    </aside>
  );
}

const formatOptionalPrice = (price: number | null) =>
  price === null ? '-' : formatExchangeRate(price);
const formatOptionalPercent = (percent: number | null) =>
  percent === null ? '-' : formatPercent(percent);

interface PreviewFigureProps {
  title: string;
  /** The unit or the date of the figure. It is shown next to the title. */
  note: string;
  text: string;
  /**
   * The figure that visitors see now, with its date if the date changes: '23.18%, February 2025'.
   */
  stored: string;
  figureClass?: string;
}

function PreviewFigure({ title, note, text, stored, figureClass }: PreviewFigureProps) {
  return (
    <div className="border-t border-hair py-2 last:pb-0">
      <dt className="flex flex-wrap justify-between gap-x-4 text-label/5 text-muted">
        {title} <span className="wrap-anywhere">{note}</span>
      </dt>
      <dd className="flex flex-wrap items-baseline justify-between gap-x-4 tabular-nums">
        <span className={classes('text-2xl/8 font-semibold wrap-anywhere', figureClass)}>
          {text}
        </span>
        {stored !== text && <span className="text-label/5 text-muted">On the site: {stored}</span>}
      </dd>
    </div>
  );
}
