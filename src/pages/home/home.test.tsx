import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { benefits } from '@/content/benefits';
import { groupCompanies } from '@/content/groupCompanies';
import type { Asi } from '@/figures/market';
import { NOT_LOADED_MESSAGE } from '@/features/market/messages';
import { fetchRecent, type MarketState } from '@/features/market/marketSlice';
import type { RecentFigures } from '@/figures/recent';
import { makeStore } from '@/app/site/store';
import { createIdleRequest, type RequestState } from '@/lib/requestState';
import { ShortWhy } from '../about/ShortWhy';
import { stubMediaMatches } from '../../../tests/helpers/media';
import { createLoadedState } from '../../../tests/helpers/builders';
import { renderLinked } from '../../../tests/helpers/renderWithStore';
import { createHeroCloses } from './heroCloses';
import { drawCloses } from './drawCloses';
import { Hero, type HeroCloses } from './Hero';
import { IndexCloth } from './IndexCloth';
import { HeroWithCloses } from './HeroWithCloses';
import { TrustedBy } from './TrustedBy';
import { WhyChooseUs } from './WhyChooseUs';
import { HIGHLIGHT_AT } from './useNearest';

const session = (n: number) => ({
  date: new Date(Date.UTC(2025, 0, n)).toISOString().slice(0, 10),
  value: 100_000 + n * 100,
});
const sessions = (count: number) => Array.from({ length: count }, (_, n) => session(n + 1));

const storeWith = (requests: Partial<MarketState>) =>
  makeStore({ market: { ...makeStore().getState().market, ...requests } });
const showHero = (
  past?: HeroCloses | null,
  asi: RequestState<Asi | null> = createIdleRequest(null),
) => renderLinked(<Hero past={past} />, storeWith({ asi }));
const figure = () => screen.getByText('All Share Index').parentElement ?? document.body;
const index = { value: 105432.07, change: 0.62, date: '2025-03-14' };

describe('the hero', () => {
  it('shows the headline and a link to the services while the figure is loading', () => {
    showHero();
    const name = 'Deliver Thorough And Impactful Services';
    expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
    const services = screen.getByRole('link', { name: 'Learn More about our services' });
    expect(services).toHaveAttribute('href', '/services');
    expect(figure()).toHaveAttribute('data-view', 'loading');
    expect(figure()).toHaveTextContent('All Share Index Loading...');
    expect(screen.getByText('Right of the line: an illustration, not a forecast')).toBeVisible();
  });

  it('shows that the index is missing, with Retry only after a failure', async () => {
    const { unmount } = showHero(undefined, createLoadedState(null));
    expect(figure()).toHaveTextContent('No figures at the moment');
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    showHero(undefined, { status: 'failed', data: null, error: 'Failed', requestId: null });
    expect(figure()).toHaveTextContent(NOT_LOADED_MESSAGE);
    const again = screen.getByRole('button', { name: 'Try again' });
    await userEvent.click(again);
    expect(again).toHaveTextContent('Retrying...');
    expect(again).toHaveFocus();
  });

  it('shows the closes with dates, the highest and the lowest close, and the first day of the change', () => {
    const { container } = showHero(createHeroCloses(sessions(60), 0.09), createLoadedState(index));
    expect(figure()).toHaveTextContent('+0.62% since 28 Feb');
    expect(screen.queryByText('Illustration')).toBeNull();
    expect(container.querySelector('.hero')).toHaveStyle({ '--up': '132' });
    expect(screen.getByText('23 Feb')).toBeInTheDocument();
    // The newest close is the highest, so only the lowest closes have labels.
    const marks = [...container.querySelectorAll('.hero-mark')].map((mark) => mark.textContent);
    expect([marks.length, marks[0], marks.at(-1)]).toEqual([45, '105,700', '101,300']);
    expect(screen.getByText(/^Chart/)).toHaveTextContent(
      'Chart: the All Share Index at each close of the last 30 sessions, highest 106,000.00 on 1 Mar, lowest 103,100.00 on 31 Jan.',
    );
  });
});

describe('HeroWithCloses', () => {
  const recent: RecentFigures = {
    asi: { '2025-03-13': 104_782.42, '2025-03-17': 1 },
    exchangeRate: {},
  };
  const visit = (asi: RequestState<Asi | null>, sessions: RequestState<RecentFigures | null>) => {
    const store = storeWith({ asi, recent: sessions });
    const shown = renderLinked(<HeroWithCloses />, store);
    const line = () => shown.container.querySelector('.hero-closes')?.getAttribute('d');
    return { ...shown, store, line };
  };
  const pending = { ...createIdleRequest(null), status: 'loading', requestId: 'r' } as const;
  const failed = { ...createIdleRequest(null), status: 'failed', error: 'Failed' } as const;

  it.each([
    ['the closes are loading', createLoadedState(index), pending],
    ['the index is loading', pending, createLoadedState(recent)],
    ['the index is missing', failed, createLoadedState(recent)],
  ])('draws no chart while %s', (_, asi, sessions) => {
    const { container } = visit(asi, sessions);
    expect(container.querySelector('.hero-history')).toBeNull();
    expect(screen.queryByText('Illustration')).toBeNull();
    expect(container.querySelector('.hero')).not.toHaveAttribute('style');
  });

  it('adds “since” and the day to the change of the index once the closes have loaded', () => {
    const { container, store, line } = visit(createLoadedState(index), pending);
    const change = screen.getByText('+0.62%');
    expect(container.querySelector('.hero-since')).toBeEmptyDOMElement();
    act(() => void store.dispatch(fetchRecent.fulfilled(recent, 'r', undefined)));
    expect(screen.getByText('since 13 Mar')).toBeVisible();
    expect(screen.getByText('+0.62%')).toBe(change);
    // If the day is at least a week ago, the label is 'Latest', as in the Today strip.
    expect(screen.getByText('Latest')).toBeInTheDocument();
    expect(screen.queryByText('Today')).toBeNull();
    expect(line()).toBe('M1114 132L1152 0');
    expect(screen.queryByText(/17 Mar/)).toBeNull();
  });

  it.each([
    ['are missing', createLoadedState({ asi: {}, exchangeRate: {} })],
    ['could not be loaded', failed],
  ])('labels the chart as an illustration if closes %s', (_, sessions) => {
    const { container } = visit(createLoadedState(index), sessions);
    expect(figure()).toHaveTextContent(
      /^All Share Index105,432.07\+0.62% from the previous session$/,
    );
    expect(screen.getByText('Illustration')).toBeVisible();
    expect(screen.getByText('-6')).toBeInTheDocument();
    expect(container.querySelector('.hero-closes, .hero-risen, .hero-fallen')).toBeNull();
  });

  it('shows the change from the previous close, not the typed one', () => {
    visit(createLoadedState({ ...index, change: 1.5 }), createLoadedState(recent));
    expect(figure()).toHaveTextContent('+0.62% since 13 Mar');
  });

  it('shows no “since” day if the change does not follow from the previous stored close', () => {
    const monday = { asi: { '2025-03-10': 104_000 }, exchangeRate: {} };
    const { line } = visit(createLoadedState(index), createLoadedState(monday));
    expect(line()).toBe('M1114 132L1152 0');
    expect(figure()).toHaveTextContent('+0.62%');
    expect(screen.queryByText(/^since/)).toBeNull();
  });
});

describe('drawCloses', () => {
  const close = (...values: number[]) =>
    values.map((value, n) => ({ date: `2025-03-${10 + n}`, value }));

  it('draws a bar from each close to the next, navy if the index fell', () => {
    const drawn = drawCloses(close(100, 110, 105));
    expect(drawn).toMatchObject({
      risen: 'M1107 0h14v132h-14z',
      fallen: 'M1131 0h14v66h-14z',
      line: 'M1090 132L1114 0L1152 66',
      newestHeight: 66,
      before: { date: '2025-03-11', value: 110 },
      sessions: 3,
    });
  });

  it('labels the highest and the lowest close in the visible part of the chart', () => {
    const { marks = [] } = drawCloses(close(120, 100, 110, 105, 106, 104)) ?? {};
    const found = marks.map(({ kind, ago, until }) => `${kind} ${ago} ${until}`);
    expect(found).toEqual(['highest 3 5', 'highest 5 999', 'lowest 4 999']);
    const rising = drawCloses(close(90, 100, 110, 105, 106, 107, 120))?.marks;
    expect(rising?.map(({ kind }) => kind)).not.toContain('highest');
  });

  it('draws 48 sessions and starts the first bar at the close of the session before it', () => {
    const drawn = drawCloses(sessions(60));
    expect(drawn?.line.split('L')).toHaveLength(48);
    expect(drawn?.risen.match(/M/g)).toHaveLength(48);
    expect(drawn?.fallen).toBe('');
    expect(drawn?.line).toMatch(/^M10 132L/);
  });

  it('leaves a gap where figures are missing', () => {
    const closes = { '2025-03-03': 100, '2025-03-09': 110, '2025-03-16': 105, '2025-03-17': 100 };
    const drawn = drawCloses(Object.entries(closes).map(([date, value]) => ({ date, value })));
    expect(drawn?.line).toBe('M1066 132L1090 0M1114 66L1152 132');
    expect([drawn?.risen, drawn?.fallen]).toEqual(['M1083 0h14v132h-14z', 'M1131 66h14v66h-14z']);
  });

  it('leaves the axis labels of unknown days empty', () => {
    const { container } = showHero(createHeroCloses(sessions(8), 0.09), createLoadedState(index));
    const labels = [...container.querySelectorAll('.hero-axis b')].map((b) => b.textContent);
    expect(labels.slice(0, 6)).toEqual(['', '', '', '', '2 Jan', 'Today']);
  });

  it('draws no line for a single close, and a horizontal line for two equal closes', () => {
    expect(drawCloses(close(100))).toBeNull();
    expect(drawCloses(close(100, 100))?.line).toBe('M1114 132L1152 132');
  });
});

it('IndexCloth draws a thread for each of the last 60 closes, and nothing for fewer than two closes', () => {
  const show = (recent: RequestState<RecentFigures | null>) =>
    renderLinked(<IndexCloth />, storeWith({ asi: createLoadedState(index), recent })).container;
  const closes = (count: number) => {
    const asi = Object.fromEntries(sessions(count).map(({ date, value }) => [date, value]));
    return show(createLoadedState({ asi, exchangeRate: {} })).querySelectorAll('path');
  };
  for (const none of [show(createIdleRequest(null)).querySelectorAll('path'), closes(0)])
    expect(none).toHaveLength(0);
  const [threads, edge] = closes(66);
  expect(screen.getByText('105,432.07')).toBeVisible();
  expect(screen.getByText('All Share Index, last 60 sessions: one thread each')).toBeVisible();
  expect(threads?.getAttribute('d')?.match(/V420/g)).toHaveLength(60);
  // A week without figures before the last close leaves a gap.
  expect(edge?.getAttribute('d')?.match(/M/g)).toHaveLength(2);
  // Two sessions are drawn as two threads at the right end. Each thread is as wide as in a drawing
  // of sixty sessions.
  const [, few] = closes(1);
  expect(few?.closest('svg')).toHaveAttribute('viewBox', '-928 0 960 420');
  expect(few?.getAttribute('d')).toMatch(/^M12 \d+M28 \d+$/);
});

it('names the four companies that trust the firm', () => {
  render(<TrustedBy />);
  for (const { name } of groupCompanies) expect(screen.getByRole('img', { name })).toBeVisible();
});

describe('Why Choose Us', () => {
  const CARD = 160;
  let scrolled = 0;

  function layOut() {
    vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => {
      queueMicrotask(() => run(0));
      return 1;
    });
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: HTMLElement,
    ) {
      const place = [...(this.parentElement?.children ?? [])].indexOf(this);
      return new DOMRect(0, place * CARD - scrolled, 800, CARD);
    });
  }
  const scroll = async (to: number) => {
    scrolled = to;
    await act(async () => {
      window.dispatchEvent(new Event('scroll'));
      await Promise.resolve();
    });
  };
  const highlighted = () =>
    screen
      .getAllByRole('listitem')
      .filter((card) => card.classList.contains('nearest'))
      .map((card) => card.querySelector('h3')?.textContent);

  it('highlights the card nearest to 40% of the viewport height, even if all cards are above or below it', async () => {
    layOut();
    renderLinked(<WhyChooseUs />, makeStore());
    expect(screen.getAllByRole('listitem')).toHaveLength(6);
    for (const { proof, to } of benefits) {
      expect(screen.getByRole('link', { name: proof })).toHaveAttribute('href', to);
    }
    const line = window.innerHeight * HIGHLIGHT_AT;
    for (const [place, { title }] of benefits.entries()) {
      await scroll(place * CARD + CARD / 2 - line);
      expect(highlighted()).toEqual([title]);
    }
    await scroll(-5000);
    expect(highlighted()).toEqual([benefits[0].title]);
    await scroll(5000);
    expect(highlighted()).toEqual([benefits[5].title]);
  });

  it.each([true, false])(
    'opens the row nearest to 40% of the viewport height on About only on a wide screen (wide screen: %s)',
    async (wide) => {
      stubMediaMatches(wide);
      layOut();
      render(<ShortWhy />);
      await scroll(2.5 * CARD - window.innerHeight * HIGHLIGHT_AT);
      const unfolded = benefits.map(
        ({ text }) => screen.getByText(text).closest('details')?.open === true,
      );
      // Browsers close the other rows with the same name. jsdom does not close them.
      expect(unfolded).toEqual([true, false, wide, false, false, false]);
      // On a wide screen, a click keeps an open row open, so that the panel beside the rows has
      // text.
      const [first, second] = screen.getAllByRole<HTMLDetailsElement>('group');
      for (const { title } of benefits.slice(0, 2)) fireEvent.click(screen.getByText(title));
      expect([first?.open, second?.open]).toEqual([wide, true]);
    },
  );
});
