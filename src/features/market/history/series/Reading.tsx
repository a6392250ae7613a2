import { dayOf } from '@/lib/calendar';
import type { ReactNode } from 'react';
import type { SeriesContent } from '@/content/series';
import { classes } from '@/ui/classes';
import { cssVars } from '@/ui/cssVars';
import { Icon } from '@/ui/Icon';
import { figureBefore } from '../bases';
import { beforeName, capital } from '../changes';
import { nextDue } from '../due';
import type { Figure } from '../figures';
import { historyMessages, seriesMessages } from '../messages';
import { formatPeriodDate, Period, formatFullPeriod } from '../periods';
import { moveOf, formatValue } from '../values';
import { type ReadingNote, noteOf, readingRows } from './readingRows';
import type { Series } from './useSeries';
import './Reading.css';

/** What a tenure takes of the panel beside its rate, in characters of the rate. */
const TENURE_CHARS = 4;

interface MovedProps {
  content: SeriesContent;
  before: Figure | undefined;
  figure: Figure;
  /** In a sentence that goes on with it: '1.30 percentage points' 'below September'. */
  against?: string;
}

/** The change with its arrow; green and red are for shares alone. */
export function Moved({ content, before, figure, against }: MovedProps) {
  if (before === undefined) return null;
  const move = moveOf(content, before, figure);
  if (move === null) return <span className="plain">{seriesMessages.notComparable}</span>;
  const { direction, signed, size } = move;
  const inWords = content.format === 'percent' && against !== undefined;
  const link = inWords ? { up: 'above', down: 'below', same: 'from' }[direction] : 'from';
  const same = against === undefined ? signed : seriesMessages.unchanged;
  const tones = { up: 'rising', down: 'falling', same: 'plain' };
  return (
    <>
      <span className={content.id === 'asi' ? tones[direction] : 'plain'}>
        {direction !== 'same' && <Icon name={direction} size={16} strokeWidth={2.25} />}
        {direction === 'same' ? same : inWords ? size : signed}
      </span>
      {against !== undefined && <span className="max-md:hidden"> {`${link} ${against}`}</span>}
    </>
  );
}

interface PanelProps {
  day: ReactNode;
  value: ReactNode;
  chars?: number;
  change?: ReactNode;
  note?: ReadingNote;
  rows: ReactNode;
}

/** The lines of the panel, each of which keeps its height whatever it says. */
function Panel({ day, value, chars, change, note = null, rows }: PanelProps) {
  return (
    <>
      <p className="reading-day">{day}</p>
      <p
        className="reading-value figures"
        style={chars === undefined ? undefined : cssVars({ '--chars': chars })}
      >
        {value}
      </p>
      <p className="reading-change">{change}</p>
      <p className="reading-note">
        {note?.revised === true && <i className="revised-mark" aria-hidden="true" />}
        {note && <span>{note.words}</span>}
      </p>
      {rows}
    </>
  );
}

const Bar = ({ width }: { width: `w-[${number}em]` }) => (
  <span className={classes('skeleton reading-bar', width)} aria-hidden="true" />
);

const waiting = (
  <Panel
    day={
      <>
        <Bar width="w-[11em]" />
        <span className="sr-only">{historyMessages.loading}</span>
      </>
    }
    value={<Bar width="w-[5.2em]" />}
    change={<Bar width="w-[9em]" />}
    rows={
      <dl className="reading-rows" aria-hidden="true">
        {(['w-[13em]', 'w-[11em]', 'w-[10em]'] as const).map((width) => (
          <div key={width}>
            <dt>
              <Bar width={width} />
            </dt>
            <dd />
          </div>
        ))}
      </dl>
    }
  />
);

/** The figure that is read, in its place beside the chart, on a phone above it. */
export function Reading({ series }: { series: Series }) {
  const { content, history, now } = series;
  const loading = history.view === 'loading';
  const due = history.view === 'done' ? nextDue(content, history.figures, now) : null;
  return (
    <section
      className="reading navy-ground"
      aria-label={seriesMessages.reading}
      aria-busy={loading}
    >
      {loading ? waiting : <Figures {...series} />}
      <p className="reading-next">
        {due !== null && (
          <>
            <span>{historyMessages.nextFigure}</span> <b>{capital(due.when)}</b>
            {due.words.slice(due.when.length)}
          </>
        )}
      </p>
    </section>
  );
}

function Figures(series: Series) {
  const { content, history, shown, at, address } = series;
  const note = noteOf(series);
  if (shown === null || at === undefined) {
    const words = (time: number) => formatPeriodDate(dayOf(time));
    return (
      <Panel
        day={shown && `${words(shown.span.from)} to ${words(shown.span.to)}`}
        value={<span>{historyMessages.nothing}</span>}
        note={note}
        rows={<div className="reading-rows" />}
      />
    );
  }
  const { all, weekly } = shown;
  const before = figureBefore(all, at, weekly);
  const newest = at === history.figures.at(-1);
  const { tenure } = history;
  const value = formatValue(content, at.value);
  return (
    <Panel
      day={<Period of={at.key}>{formatFullPeriod(at.key)}</Period>}
      value={
        <>
          <span>{value}</span> {tenure !== undefined && <small>{tenure}</small>}
        </>
      }
      chars={value.length + (tenure === undefined ? 0 : TENURE_CHARS)}
      change={
        before && (
          <Moved
            content={content}
            before={before}
            figure={at}
            against={beforeName(content, before, at, { newest, weekly })}
          />
        )
      }
      note={note}
      rows={
        <dl className="reading-rows">
          {readingRows(content, shown, at, address.compare).map((row) => (
            <div key={row.name}>
              <dt>{row.name}</dt>
              <dd>{row.value}</dd>
            </div>
          ))}
        </dl>
      }
    />
  );
}
