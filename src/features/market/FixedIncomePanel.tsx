import { cssVars } from '@/ui/cssVars';
import { formatPercent } from '@/lib/format';
import { viewOf } from '@/lib/requested';
import { useAppSelector } from '@/app/hooks';
import { BlockHead, UNAVAILABLE } from '@/ui/BlockHead';
import { Icon } from '@/ui/Icon';
import { type BondId, bondIds, bondTypes, type Tenure } from './documents';
import { selectFixedIncome } from './marketSlice';
import { marketMessages } from './messages';
import { position, rateSpan, type Span } from './scales';
import { Waiting } from './Waiting';
import './FixedIncomePanel.css';

/** More than so many tenures do not fit: the list scrolls and says so. */
const TENURES_IN_VIEW = 3;
const WAITING_ROWS: Record<BondId, number> = { bonds: 4, tbills: 3 };

function TenureList({ name, tenures, span }: { name: string; tenures: Tenure[]; span: Span }) {
  const scrolls = tenures.length > TENURES_IN_VIEW;
  return (
    <ul
      className="tenures"
      aria-label={`${name} tenures`}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={scrolls ? 0 : undefined}
    >
      {tenures.map((tenure, at) => (
        <li key={at}>
          <span className="tenure-label" title={tenure.label}>
            {tenure.label}
          </span>
          <span
            className="dotline rate-dot"
            style={cssVars({ '--at': position(tenure.rate, span) })}
            aria-hidden="true"
          />
          <b>{formatPercent(tenure.rate)}</b>
        </li>
      ))}
    </ul>
  );
}

interface BondCardProps {
  id: BondId;
  tenures: Tenure[];
  span: Span;
}

function BondCard({ id, tenures, span }: BondCardProps) {
  const name = `FGN ${bondTypes[id]}`;
  return (
    <section className="bond">
      <h4>
        {name}
        {tenures.length > TENURES_IN_VIEW && (
          <span className="scroll-hint" title="Scroll for more">
            <Icon name="up" size={16} strokeWidth={2} />
            <span className="sr-only">Scroll for more</span>
          </span>
        )}
      </h4>
      <div className="bond-axis" aria-hidden="true">
        {tenures.length > 0 && (
          <>
            <span />
            <i>
              <span>{span.min}%</span>
              <span>{span.max}%</span>
            </i>
            <b>00.00%</b>
          </>
        )}
      </div>
      {tenures.length > 0 ? (
        <TenureList name={name} tenures={tenures} span={span} />
      ) : (
        <p className="tenures no-rates">{marketMessages.noRates}</p>
      )}
    </section>
  );
}

function BondWaiting({ id }: { id: BondId }) {
  return (
    <section className="bond">
      <h4>FGN {bondTypes[id]}</h4>
      <div className="bond-axis" />
      <ul className="tenures" aria-hidden="true">
        {Array.from({ length: WAITING_ROWS[id] }, (_, row) => (
          <li key={row}>
            <Waiting width="w-[7ch]" />
            <span className="dotline" />
            <Waiting width="w-[6ch]" />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** FGN bonds and T-bills: each rate a dot on one scale for all, so that a list reads as a curve. */
export function FixedIncomePanel() {
  const slot = useAppSelector(selectFixedIncome);
  const view = viewOf(slot);
  const { data } = slot;
  const tenures = (id: BondId) => data?.[id] ?? [];
  const span = rateSpan(bondIds.flatMap(tenures).map(({ rate }) => rate));
  return (
    <section className="fixed-income" aria-busy={view === 'loading'}>
      <BlockHead title="Fixed Income Market" slot={slot} />
      {view === 'loading' && <span className="sr-only">Loading...</span>}
      {view === 'failed' ? (
        <p className="rates-instead">{UNAVAILABLE}</p>
      ) : (
        <div className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))]">
          {bondIds.map((id) =>
            view === 'loading' ? (
              <BondWaiting key={id} id={id} />
            ) : (
              <BondCard key={id} id={id} tenures={tenures(id)} span={span} />
            ),
          )}
        </div>
      )}
    </section>
  );
}
