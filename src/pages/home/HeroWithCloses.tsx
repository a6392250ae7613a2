import { useCloses, useHeroDay } from '@/features/market/useAsi';
import { Hero } from './Hero';
import { heroCloses } from './heroCloses';

/** The hero with the closes that lead up to the index it shows. */
export function HeroWithCloses() {
  const past = useCloses();
  return <Hero past={past && heroCloses(past.closes, past.change)} day={useHeroDay()} />;
}
