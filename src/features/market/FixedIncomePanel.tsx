import { viewOf } from '@/lib/requested';
import { useShown } from '@/app/hooks';
import { BlockHead, UNAVAILABLE } from '@/ui/BlockHead';
import { cssVars } from '@/ui/cssVars';
import { type BondId, bondIds, bondTypes } from './documents';
import { selectFixedIncome } from './marketSlice';
import { marketMessages } from './messages';
import { PastTitle } from './PastTitle';
import { position, rateSpan, rateTicks, type Span } from './scales';
import { TenureList } from './TenureList';
import { Waiting } from './Waiting';
import './FixedIncomePanel.css';

/** The axis over both lists of rates, and its grid through them. */
function RateAxis({ span }: { span: Span }) {
  const { labels, major, minor } = rateTicks(span);
  return (
    <div
      className="rate-axis"
      style={cssVars({ '--minor': minor, '--major': major })}
      aria-hidden="true"
    >
      {labels.map(({ at, text }) => (
        <span key={at} style={cssVars({ '--at': position(at, span) })}>
          {text}
        </span>
      ))}
      <i className="scale-ticks" />
    </div>
  );
}

const slugs = { bonds: 'bonds', tbills: 'treasury-bills' } as const satisfies Record<
  BondId,
  string
>;

const WAITING_ROWS = Array.from({ length: 3 }, (_, row) => row);

function WaitingList() {
  return (
    <ul className="tenures" aria-hidden="true">
      {WAITING_ROWS.map((row) => (
        <li key={row}>
          <Waiting width="w-[7ch]" />
          <span className="dotline" />
          <Waiting width="w-[6ch]" />
        </li>
      ))}
    </ul>
  );
}

/** FGN bonds and T-bills: each rate a dot on one axis for both lists, so that a list reads as a curve. */
export function FixedIncomePanel() {
  const slot = useShown(selectFixedIncome);
  const view = viewOf(slot);
  const { data } = slot;
  const tenures = (id: BondId) => data?.[id] ?? [];
  const rates = bondIds.flatMap(tenures).map(({ rate }) => rate);
  const span = rateSpan(rates);
  return (
    <section className="fixed-income" aria-busy={view === 'loading'}>
      <BlockHead title="Fixed Income Market" slot={slot} />
      {view === 'loading' && <span className="sr-only">Loading...</span>}
      {view === 'failed' ? (
        <p className="rates-instead">{UNAVAILABLE}</p>
      ) : (
        <div className="rates">
          {rates.length > 0 && <RateAxis span={span} />}
          {bondIds.map((id) => {
            const name = `FGN ${bondTypes[id]}`;
            return (
              <section key={id} className="bond">
                <PastTitle slug={slugs[id]} title={name} />
                {view === 'loading' && <WaitingList />}
                {view !== 'loading' &&
                  (tenures(id).length > 0 ? (
                    <TenureList name={name} tenures={tenures(id)} span={span} />
                  ) : (
                    <p className="tenures no-rates">{marketMessages.noRates}</p>
                  ))}
              </section>
            );
          })}
        </div>
      )}
    </section>
  );
}
