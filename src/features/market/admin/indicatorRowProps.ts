import type { ConfirmQuestion } from '@/lib/sanityCheck';
import type { QuestionTicks } from '@/ui/admin/Questions';
import type { IndicatorId } from '@/figures/market';
import type { FigureChecks, MacroDraft } from '@/figures/admin/macroDraft';

export interface IndicatorRowProps {
  id: IndicatorId;
  indicator: MacroDraft[IndicatorId];
  warning: string | undefined;
  check: FigureChecks;
  questions: readonly ConfirmQuestion[];
  ticks: QuestionTicks;
  onZero: (typed: string) => void;
  onChange: (indicator: MacroDraft[IndicatorId]) => void;
}
