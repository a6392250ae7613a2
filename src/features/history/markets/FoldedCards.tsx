import { Chart } from '@/ui/chart/Chart';
import { indicatorCards, type Markets, RATES_TITLE } from './useMarkets';
import './FoldedCards.css';

/** The number of ticks under a chart, and the distance between long ticks. */
const TICKS = { ticks: 53, every: 53 };

/**
 * The cards of /markets while no series has figures. Each has a title and an empty axis, so that
 * the page is not a row of empty charts. They have no links, because there is nothing to read yet.
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
