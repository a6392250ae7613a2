import { formatSigned } from '@/lib/format';
import { Button } from '@/ui/admin/Button';
import { StaffIcon } from '@/ui/admin/StaffIcon';
import { changePercent } from '../../documents';
import { panelWords, tieWords } from './panelWords';
import { pickedIn, type PlaceEdits, tieName } from './places';
import type { Ranking } from './rank';
import './TieQuestion.css';

/** More than these are answered in the cells. */
const MOST_ANSWERS = 6;

export interface TieQuestionProps {
  ranking: Ranking;
  edits: PlaceEdits;
  onEdits: (edits: PlaceEdits) => void;
}

/** Asks which of the shares that moved as much has the last place. The answer can be changed. */
export function TieQuestion({ ranking, edits, onEdits }: TieQuestionProps) {
  const { tie, five } = ranking;
  const standing = five.at(-1);
  if (tie === null || standing === undefined) return null;
  const change = `${formatSigned(changePercent(standing.previous, standing.current))}%`;
  const words = tieWords(tie, standing.symbol, change);
  const picked = pickedIn(ranking, edits);
  const answers = [standing, ...tie.outside.slice(0, MOST_ANSWERS)];
  return (
    <div
      className="prices-tie"
      role="group"
      aria-label={words.title}
      data-settled={picked !== null || undefined}
    >
      <StaffIcon name={picked === null ? 'warning' : 'check'} />
      <p>
        <b>{words.title}</b> {words.text}
        {tie.outside.length > MOST_ANSWERS && ` ${panelWords.othersByHand}`}
      </p>
      <div>
        {answers.map(({ symbol }) => (
          <Button
            key={symbol}
            small
            aria-pressed={picked === symbol}
            onClick={() => onEdits({ ...edits, picked: { tie: tieName(ranking), symbol } })}
          >
            {symbol === standing.symbol ? words.keep : words.use(symbol)}
          </Button>
        ))}
      </div>
    </div>
  );
}
