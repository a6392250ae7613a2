import { useCloses, useHeroDateLabel } from '@/features/market/useAsi';
import { Hero } from './Hero';
import { createHeroCloses } from './heroCloses';

export function HeroWithCloses() {
  const past = useCloses();
  return (
    <Hero past={past && createHeroCloses(past.closes, past.change)} day={useHeroDateLabel()} />
  );
}
