import { useCloses, useDay } from '@/features/market/useCloses';
import { Hero } from './Hero';
import { heroPast } from './heroPast';

/** The hero with the closes that lead up to the index it shows. */
export function HeroWithPast() {
  const past = useCloses();
  return <Hero past={past && heroPast(past.closes, past.change)} day={useDay()} />;
}
