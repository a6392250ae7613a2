import { Chart } from '@/ui/chart/Chart';
import { indicatorCards, type Markets, RATES_TITLE } from './useMarkets';
import './FoldedCards.css';

const TICKS = { ticks: 53, every: 53 };

/**
 * The cards of /markets while no series has figures. Each card shows only a title and an empty
 * axis, without a link.
 */
export function FoldedCards({ markets }: { markets: Markets }) {
  const { asi, exchangeRate } = markets;
  const cards = [
    { id: 'asi', title: asi.content.fullName, tone: 'navy' as const },
    { id: 'naira', title: exchangeRate.content.name, tone: 'cyan' as const },
    { id: 'rates', title: RATES_TITLE, tone: 'paper' as const },
    ...indicatorCards.map((id) => {
      const { slug, name } = markets[id].content;
      return { id: slug, title: name, tone: 'paper' as const };
    }),
  ];
  return (
    <ul className="folded-cards">
      {cards.map(({ id, title, tone }) => (
        <li key={id} id={id}>
          <p>{title}</p>
          <Chart size="small" tone={tone} blank={{ ...TICKS, isLoading: false }} />
        </li>
      ))}
    </ul>
  );
}
